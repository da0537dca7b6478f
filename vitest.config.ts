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
          include: ['test/{engine,games,bots,cli,notify}/**/*.test.ts', 'test/*.test.ts'],
          ...patience,
        },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            // Calls go to stand-ins on this machine, and mail to files.
            miniflare: {
              bindings: { NOTIFY_LOOPBACK: '1', MAIL_FROM: 'turns@postdeck.example' },
              email: { send_email: [{ name: 'EMAIL' }] },
            },
          }),
        ],
        test: {
          name: 'workers',
          include: ['test/{table,players,dispatch,web}/**/*.test.{ts,tsx}'],
          globalSetup: 'test/dispatch/support/services.ts',
          ...patience,
        },
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
