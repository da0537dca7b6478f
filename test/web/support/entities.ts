/** Text as it stands in HTML. */

const entities: { readonly [entity: string]: string } = {
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

export const decode = (text: string): string =>
  text.replace(/&(?:quot|#39|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
