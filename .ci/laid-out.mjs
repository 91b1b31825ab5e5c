// What a page shows, in words: where each of its parts stands and how it is painted, without a drawing of it.

/** What of a style changes how a part of a page is painted where it stands. */
const PAINTED = [
  'color',
  'background-color',
  'background-image',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'border-top-style',
  'border-top-left-radius',
  'outline-color',
  'outline-style',
  'box-shadow',
  'text-shadow',
  'text-decoration-color',
  'text-decoration-line',
  'font-size',
  'font-weight',
  'fill',
  'stroke',
  'stroke-width',
  'opacity',
  'visibility',
  'filter',
  'backdrop-filter',
  'mask-image',
  'mix-blend-mode',
  'transform',
  'overflow-x',
]
const CUTS = PAINTED.indexOf('overflow-x')

/** A file goes by its name: where it is served from hangs on the machine. */
const withoutPlaces = (text) =>
  text.replace(/blob:[^")]+/g, 'blob').replace(/url\("(?!data:|#)[^"]*?([^/"?]+)(?:\?[^"]*)?"\)/g, 'url($1)')

/**
 * Whether a part is in a box for screen readers alone: a pixel that cuts off what it holds. No picture shows it, and what is only
 * announced leaves by the clock.
 */
const unseenIn = ({ nodes, layout }, strings) => {
  const cutting = new Set(
    layout.nodeIndex.filter((_, at) => {
      const [, , width, height] = layout.bounds[at]
      return width <= 1 && height <= 1 && strings[layout.styles[at][CUTS]] === 'hidden'
    }),
  )
  const isUnseen = (node) => node >= 0 && (cutting.has(node) || isUnseen(nodes.parentIndex[node]))
  return (at) => cutting.size > 0 && isUnseen(layout.nodeIndex[at])
}

/** The lines of one document: of each part its place, its text and its paint. */
const linesOf = (document, strings) => {
  const { layout, textBoxes } = document
  const isUnseen = unseenIn(document, strings)
  const paints = new Map()
  const paintOf = (styles) => {
    const key = styles.join()
    if (!paints.has(key)) paints.set(key, withoutPlaces(styles.map((at) => strings[at] ?? '').join(' ')))
    return paints.get(key)
  }
  const parts = layout.bounds.map((bounds, at) => {
    if (isUnseen(at)) return ''
    const text = layout.text[at]
    return `${bounds.join()} ${text < 0 ? '' : strings[text]} ${paintOf(layout.styles[at])}`
  })
  const wraps = textBoxes.bounds.map((bounds, at) =>
    isUnseen(textBoxes.layoutIndex[at]) ? '' : `${bounds.join()} ${textBoxes.start[at]} ${textBoxes.length[at]}`,
  )
  return [...parts, ...wraps].filter(Boolean)
}

/**
 * What the story in a page of Vitest shows, as text, at a sixth of the price of its pixels. What an image holds and which shape an
 * icon has it does not say: that is seen in the looks whose pictures are kept.
 */
export const laidOut = async (session) => {
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', { computedStyles: PAINTED })
  // The first is Vitest's own page.
  return documents
    .slice(1)
    .flatMap((document) => linesOf(document, strings))
    .join('\n')
}
