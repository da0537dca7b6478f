import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

/** Generous, since a busy machine is no fault of ours: no test is about time. */
const patience = { testTimeout: 300_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/{engine,games,cli,notify}/**/*.test.ts', 'test/*.test.ts'],
          ...patience,
        },
      },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: './wrangler.toml' } })],
        test: { name: 'workers', include: ['test/{table,players,web}/**/*.test.{ts,tsx}'], ...patience },
      },
      {
        test: {
          name: 'browser',
          include: ['test/{browser,pages}/**/*.test.ts'],
          globalSetup: 'test/browser/support/built.ts',
          ...patience,
        },
      },
    ],
  },
})
