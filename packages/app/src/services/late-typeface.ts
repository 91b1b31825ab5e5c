import type { AnyRouter } from '@tanstack/react-router'

/** Style of the face that `fonts.css` gives up when it misses the first frame. */
const optionalFace = (): CSSStyleDeclaration | undefined =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSFontFaceRule ? rule.style : []))
    .find((style) => style.getPropertyValue('font-display') === 'optional')

/** Whether the typeface was there before anything was drawn. A browser that does not tell when it drew leaves it open. */
const cameInTime = (style: CSSStyleDeclaration): boolean => {
  const [drawn] = performance.getEntriesByName('first-paint')
  const isFace = ({ name }: PerformanceEntry) => style.getPropertyValue('src').includes(new URL(name).pathname)
  const face = performance.getEntriesByType('resource').find(isFace)
  return drawn !== undefined && face instanceof PerformanceResourceTiming && face.responseEnd < drawn.startTime
}

/**
 * Whether this page is set in the typeface: the letter is as wide as in the font behind it otherwise. It takes a phone so long
 * to measure it that it is better known by the clock.
 */
const isWorn = (family: string): boolean => {
  const context = document.createElement('canvas').getContext('2d')
  const widthIn = (fonts: string) => {
    if (!context) return 0
    context.font = `100px ${fonts}`
    return context.measureText('Щ').width
  }
  return widthIn(`${family}, monospace`) !== widthIn('monospace')
}

const faceOf = (style: CSSStyleDeclaration): FontFace => {
  const value = (name: string) => style.getPropertyValue(name)
  const family = value('font-family').replace(/^["']|["']$/g, '')
  return new FontFace(family, value('src'), { weight: value('font-weight'), unicodeRange: value('unicode-range') })
}

/** The typeface that came too late for the first page is put on with the next one, of which nothing has stood anywhere yet. */
export const wearLateTypeface = (router: AnyRouter): void => {
  const style = optionalFace()
  if (!style || cameInTime(style) || isWorn(style.getPropertyValue('font-family'))) return
  faceOf(style)
    .load()
    .then(
      (face) => {
        const stop = router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
          if (!pathChanged) return
          stop()
          document.fonts.add(face)
        })
      },
      () => {},
    )
}
