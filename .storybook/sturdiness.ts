/** A short name of an element for a message. */
export const nameOf = (element: Element) => {
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase()
  const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
  return `${role} «${words.replace(/\s+/g, ' ').trim().slice(0, 40)}»`
}

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })

/** Elements that stick out of the window, when the page can be scrolled sideways. */
export const sidewaysScroll = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const widest = [...document.body.querySelectorAll('*')].filter(
    (element) => isShown(element) && element.getBoundingClientRect().right > clientWidth + 1,
  )
  return [`320 px: листается вбок на ${scrollWidth - clientWidth} px, дальше всех ${widest.slice(-1).map(nameOf)}`]
}

const durationOf = ({ effect }: Animation) => Number(effect?.getComputedTiming().duration)

/** Under less motion changes take a hundredth of a millisecond: less than one asks for, more than none. */
const finishInstants = () => {
  for (const animation of document.getAnimations()) if (durationOf(animation) <= 1) animation.finish()
}

/** Animations that go on though less motion was asked for (the run asks for it). */
export const runningAnimations = (): string[] =>
  document
    .getAnimations()
    .filter((animation) => animation.playState === 'running' && durationOf(animation) > 1)
    .map(({ effect }) => `Меньше движения: движется ${nameOf((effect as KeyframeEffect).target ?? document.body)}`)

/** How far away an element may draw what is meant for one within it. */
const NEAR = 7

/** The element and those around it: a field draws its edge and its ring on its frame, a link of a card on the card. */
const around = (element: Element): Element[] => {
  const found = [element]
  while (found.length < NEAR && found.at(-1)?.parentElement) found.push(found.at(-1)?.parentElement as Element)
  return found
}

const hasEdge = (element: Element) => {
  const { borderBottomStyle, borderBottomWidth, appearance, outlineStyle } = getComputedStyle(element)
  const isDrawnBySystem = appearance !== 'none' && /^(INPUT|SELECT|TEXTAREA|BUTTON)$/.test(element.tagName)
  return (borderBottomStyle !== 'none' && borderBottomWidth !== '0px') || isDrawnBySystem || outlineStyle !== 'none'
}

const FIELDS =
  'input:not([type=hidden], [type=file], [hidden]), select, textarea, [role=textbox], [role=switch], [role=slider], [data-variant]'

/** A control, what holds it and the frame around. */
const FRAME = 3

/** In forced colours backgrounds are gone: what is filled in or pressed needs an edge. */
export const controlsWithoutEdge = (): string[] =>
  [...document.querySelectorAll(FIELDS)]
    .filter((control) => isShown(control) && !around(control).slice(0, FRAME).some(hasEdge))
    .map((control) => `Свои цвета: без границы ${nameOf(control)}`)

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable=true]'

/** Its outline, or that of the layer which it spreads over its card. */
const ringOf = (element: Element) =>
  [null, '::after']
    .map((part) => getComputedStyle(element, part))
    .filter(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px')
    .map(({ outlineWidth, outlineColor }) => `${outlineWidth} ${outlineColor}`)
    .join()

/** Controls that look the same with the focus and without it. */
export const controlsWithoutRing = (): string[] => {
  const controls = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) =>
      isShown(control) && !control.matches(':disabled, [inert] *, [data-radix-focus-guard]') && control.tabIndex >= 0,
  )
  return controls.filter(isFocusInvisible).map((control) => `Свои цвета: фокус не виден, ${nameOf(control)}`)
}

const isFocusInvisible = (control: HTMLElement): boolean => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  finishInstants()
  const before = around(control).map(ringOf)
  control.focus({ preventScroll: true })
  finishInstants()
  // A dialog keeps the focus to itself, a list hands it on: not this control's matter.
  if (document.activeElement !== control) return false
  return !around(control).some((element, at) => ringOf(element) !== '' && ringOf(element) !== before[at])
}
