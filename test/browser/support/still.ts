/** Pages that no service stands behind: their HTML is made by the test, their styles are the real ones. */
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Page } from 'playwright-core'

const types: { readonly [ending: string]: string } = {
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Opens a page as the service would send it. */
export const openStill = async (page: Page, html: string): Promise<void> => {
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/t/table') {
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html>${html}` })
    }
    const file = join(import.meta.dirname, '../../../public', pathname)
    return existsSync(file)
      ? route.fulfill({ contentType: types[extname(file)] ?? 'text/plain', body: readFileSync(file) })
      : route.fulfill({ status: 404 })
  })
  await page.goto('http://localhost/t/table')
}
