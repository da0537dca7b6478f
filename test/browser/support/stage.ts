/** What the browser tests of a file stand on: a service of their own, and a browser. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type Server, startServer } from './server.ts'

export type Stage = {
  readonly browser: Browser
  readonly server: Server
  /** Of the service, without a slash at its end. */
  readonly origin: string
}

/** To be called at the top of a file; what it returns is there within its tests. `vars` are the service's. */
export const setStage = (vars: Parameters<typeof startServer>[0] = {}): Stage => {
  let begun: { readonly browser: Browser; readonly server: Server } | null = null
  beforeAll(async () => {
    const [server, browser] = await Promise.all([startServer(vars), launchBrowser()])
    begun = { browser, server }
  })
  afterAll(async () => {
    await begun?.browser.close()
    await begun?.server.stop()
  })
  const get = () => {
    if (begun === null) throw new Error('the stage is set once the tests run')
    return begun
  }
  return {
    get browser() {
      return get().browser
    },
    get server() {
      return get().server
    },
    get origin() {
      return get().server.origin
    },
  }
}
