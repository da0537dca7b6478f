/** Time zones, as IANA names them. */
export const isZone = (zone: unknown): zone is string => {
  if (typeof zone !== 'string') return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}
