import { createElement, type ReactElement } from 'react'

/** What an icon is drawn with; scripts, styles, links, texts and foreign content are not in it. */
const SHAPES = new Set(['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'])

const NUMBERS = 'x y x1 y1 x2 y2 cx cy r rx ry width height opacity fill-opacity stroke-opacity stroke-width'.split(' ')

/** Attribute → what it may say. Nothing of it can name an address. */
const ATTRIBUTES = new Map<string, RegExp>([
  ...NUMBERS.map((name) => [name, /^-?[\d.]+(e-?\d+)?(px|%)?$/] as const),
  ['d', /^[\d\s.,+\-a-z]*$/i],
  ['points', /^[\d\s.,+\-e]*$/],
  ['viewBox', /^[\d\s.,-]+$/],
  ['transform', /^[a-z\d\s.,()-]*$/i],
  ['fill', /^(#[\da-f]{3,8}|[a-z]+)$/i],
  ['stroke', /^(#[\da-f]{3,8}|[a-z]+)$/i],
  ['fill-rule', /^(nonzero|evenodd)$/],
  ['clip-rule', /^(nonzero|evenodd)$/],
  ['stroke-linecap', /^(butt|round|square)$/],
  ['stroke-linejoin', /^(miter|round|bevel)$/],
])

const inReact = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const attributesOf = (element: Element) =>
  Object.fromEntries(
    [...element.attributes]
      .filter(({ name, value }) => ATTRIBUTES.get(name)?.test(value.trim()))
      .map(({ name, value }) => [inReact(name), value.trim()]),
  )

const elementOf = (element: Element, key: number): ReactElement | null => {
  if (!SHAPES.has(element.localName)) return null
  const children = [...element.children].map(elementOf)
  return createElement(element.localName, { ...attributesOf(element), key }, ...children)
}

/**
 * The text of an SVG as elements of ours: only shapes and only what draws them, so that a foreign file cannot run, load or
 * restyle anything. `null` for what is no SVG or cannot be scaled.
 */
export const readIcon = (text: string): ReactElement<{ className?: string }> | null => {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  if (root.localName !== 'svg') return null
  const { width, height, viewBox, ...rest } = attributesOf(root)
  const box = viewBox ?? (width && height ? `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}` : undefined)
  if (box === undefined) return null
  const shapes = [...root.children].map(elementOf)
  return createElement('svg', { fill: 'currentColor', ...rest, viewBox: box }, ...shapes)
}
