import type { AnyRouter } from '@tanstack/react-router'

/** Styles of the faces that `fonts.css` gives up when they miss the first frame. */
const optionalFaces = (): readonly CSSStyleDeclaration[] =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSFontFaceRule ? rule.style : []))
    .filter((style) => style.getPropertyValue('font-display') === 'optional')

/** Whether this page is set in the typeface: the letter is as wide as in the font behind it otherwise. */
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
  const styles = optionalFaces()
  const family = styles[0]?.getPropertyValue('font-family')
  if (!family || isWorn(family)) return
  Promise.all(styles.map((style) => faceOf(style).load())).then(
    (faces) => {
      const stop = router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
        if (!pathChanged) return
        stop()
        for (const face of faces) document.fonts.add(face)
      })
    },
    () => {},
  )
}
