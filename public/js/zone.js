/** Tells the server by which clock this browser goes, so that times are right on the next page. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

// Where there is no store the server goes by what the network knows.
const store = globalThis.cookieStore
if (store && timeZone && (await store.get('zone'))?.value !== timeZone) {
  await store.set({ name: 'zone', value: timeZone, expires: Date.now() + KEPT_MS, sameSite: 'lax' })
}
