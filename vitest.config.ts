import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['test/{engine,games,cli,notify}/**/*.test.ts', 'test/*.test.ts'] } },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: './wrangler.toml' } })],
        test: { name: 'workers', include: ['test/{table,players,web}/**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          name: 'browser',
          include: ['test/{browser,pages}/**/*.test.ts'],
          globalSetup: 'test/browser/support/built.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
