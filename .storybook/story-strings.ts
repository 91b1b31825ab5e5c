const attributes = ['aria-label', 'placeholder', 'title', 'alt']

const isRussian = (text: string) => /[а-яё]/i.test(text)

/** The Russian lines that the page shows or names, each once. */
export const storyStrings = (): readonly string[] => {
  const named = attributes.flatMap((name) =>
    [...document.body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  )
  const lines = [...document.body.innerText.split('\n'), ...named].map((text) => text.replace(/\s+/g, ' ').trim())
  return [...new Set(lines)].filter((text) => isRussian(text) && text.length <= 300)
}
