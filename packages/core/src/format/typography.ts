/** No-break space: stands before units and after short words, so that a line never ends with half a number. */
export const NBSP = '\u00a0'

/** A name in quotes; those that it has itself become inner ones: «Перевезти пианино „Заря“». */
export const quoted = (name: string): string => `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`

/** Between facts that stand in one line; it keeps to the end of a line that breaks. */
export const DOT = `${NBSP}· `
