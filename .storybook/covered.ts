import { nameOf } from './sturdiness.ts'

/** Which edge of what scrolls a bar keeps to. */
type Edge = 'start' | 'end'

interface Bar {
  readonly element: Element
  readonly edge: Edge
}

/** A bar goes across the window and leaves the greater part of it to the page. */
const WIDE = 0.75
const TALL = 0.5

const edgeOf = (element: Element, { position, bottom }: CSSStyleDeclaration): Edge => {
  if (position === 'sticky') return bottom === 'auto' ? 'start' : 'end'
  const rect = element.getBoundingClientRect()
  return rect.top + rect.bottom > innerHeight ? 'end' : 'start'
}

/** A toast goes by itself or is swept aside; a list that was opened closes when the focus leaves. */
const PASSING = '[data-swipe-direction], [role=listbox], [role=option]'

const isBar = (element: Element, { position }: CSSStyleDeclaration) => {
  if (position !== 'sticky' && position !== 'fixed') return false
  if (element.querySelector(PASSING)) return false
  const { width, height } = element.getBoundingClientRect()
  return width >= WIDE * innerWidth && height > 0 && height <= TALL * innerHeight
}

const barsOfPage = (): Bar[] =>
  [...document.body.querySelectorAll('*')].flatMap((element) => {
    const style = getComputedStyle(element)
    return isBar(element, style) ? [{ element, edge: edgeOf(element, style) }] : []
  })

const CONTROLS =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable=true]):not(:disabled, [type=hidden], [inert] *, [aria-hidden=true] *, [data-radix-focus-guard])'

const controlsOutside = (bars: readonly Bar[]): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      control.tabIndex >= 0 &&
      control.checkVisibility({ visibilityProperty: true }) &&
      !bars.some(({ element }) => element.contains(control)),
  )

/** How far within its edge a control is looked at: edges are rounded. */
const WITHIN = 2

/** Where the control is to be seen when it stands at that edge. */
const pointOf = (control: Element, edge: Edge) => {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  const inset = Math.min(WITHIN, (bottom - top) / 2)
  return [(left + right) / 2, edge === 'start' ? top + inset : bottom - inset] as const
}

/**
 * Controls that the focus can come to while a bar lies over them. A browser scrolls to what takes the focus no further than it
 * must: to the edge of what scrolls, less its scroll padding. That is where each control is looked at here.
 */
export const coveredControls = (): string[] => {
  const bars = barsOfPage()
  if (bars.length === 0) return []
  const { scrollX, scrollY } = window
  const edges = [...new Set(bars.map(({ edge }) => edge))]
  const found = controlsOutside(bars).flatMap((control) =>
    edges.flatMap((edge) => {
      control.scrollIntoView({ block: edge, inline: 'nearest', behavior: 'instant' })
      const seen = document.elementFromPoint(...pointOf(control, edge))
      const over = bars.find((bar) => bar.edge === edge && bar.element.contains(seen))
      return over ? [`320 px: под полосой ${nameOf(over.element)} ${nameOf(control)}`] : []
    }),
  )
  window.scrollTo(scrollX, scrollY)
  return found
}
