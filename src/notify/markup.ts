/** Text inside HTML and XML. */

const entities: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** XML 1.0 has no place for most control characters, halves of surrogates and noncharacters, not even escaped. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

export const escapeMarkup = (text: string): string =>
  text.replaceAll(UNWRITABLE, '').replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
