const MARK = 'data-forced-hover'

/** Twice every rule of a pointer over something: once more for what is marked, in the same place and of the same weight. */
const doubled = (place: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): (() => void)[] =>
  [...place.cssRules].flatMap((rule) => {
    const undo = 'cssRules' in rule ? doubled(rule as CSSGroupingRule) : []
    if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(':hover')) return undo
    const text = rule.cssText.replaceAll(':hover', `[${MARK}]`)
    const index = [...place.cssRules].indexOf(rule) + 1
    place.insertRule(text, index)
    const copy = place.cssRules[index]
    return [...undo, () => place.deleteRule([...place.cssRules].indexOf(copy as CSSRule))]
  })

/** Puts the pointer over an element and all that it is in, for styles alone; call the answer to take it away. */
export const forceHover = (element: Element): (() => void) => {
  const undo = [...document.styleSheets].flatMap(doubled)
  const chain: Element[] = []
  for (let one: Element | null = element; one; one = one.parentElement) chain.push(one)
  for (const one of chain) one.setAttribute(MARK, '')
  return () => {
    for (const one of chain) one.removeAttribute(MARK)
    for (const step of undo.toReversed()) step()
  }
}
