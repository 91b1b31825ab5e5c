const named = ['aria-label', 'placeholder', 'title', 'alt'] as const

/** All that the page says, names and holds in its fields, in one line. */
export const shownWords = (): string => {
  const names = named.flatMap((name) =>
    [...document.body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  )
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value)
  return inOneLine([document.body.innerText, ...names, ...fields].join(' '))
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Short words stand everywhere. */
const SHORTEST = 4

/** Whether one of the texts can be read on the page. */
export const isAnyShown = (texts: Iterable<string>): boolean => {
  const shown = shownWords()
  return [...texts].some((text) => text.length >= SHORTEST && shown.includes(inOneLine(text)))
}
