/** The head of a page as a robot reads it. */
import { expect } from 'vitest'
import { decode } from '../support/entities.ts'

const attributesOf = (tag: string): { readonly [name: string]: string } =>
  Object.fromEntries(
    [...tag.matchAll(/\s([a-z:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)]),
  )

export type Head = {
  /** All contents of the tags of this name or property, in their order. */
  readonly all: (name: string) => readonly string[]
  /** The content of the one tag of this name. */
  readonly one: (name: string) => string
  /** The addresses of the links of this relation and type. */
  readonly links: (rel: string, type?: string) => readonly string[]
}

/** Of what stands before the body, as no robot reads further for certain. */
export const headOf = (html: string): Head => {
  const [head = ''] = html.split('</head>')
  const metas = (head.match(/<meta\b[^>]*>/g) ?? []).map(attributesOf)
  const links = (head.match(/<link\b[^>]*>/g) ?? []).map(attributesOf)
  const all = (name: string) =>
    metas.filter((tag) => (tag.property ?? tag.name) === name).map(({ content = '' }) => content)
  return {
    all,
    one: (name) => {
      const found = all(name)
      expect(found, name).toHaveLength(1)
      return found[0] ?? ''
    },
    links: (rel, type) =>
      links
        .filter((link) => link.rel === rel && (type === undefined || link.type === type))
        .map(({ href = '' }) => href),
  }
}
