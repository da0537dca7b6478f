/** What names one act among all others: 32 random hexadecimal digits. */
const BYTES = 16

export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
