/** Text to compare by: lower case, «е» for «ё», a space for a hyphen and for many spaces. */
export const plainText = (text: string): string =>
  text
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .replace(/[\s\p{Dash}]+/gu, ' ')
    .trim()

const LATIN_KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const RUSSIAN_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбю'
const russianKeys = new Map([...LATIN_KEYS].map((key, at) => [key, RUSSIAN_KEYS.charAt(at)]))

/** What the same keys write in the Russian layout: «vjcrdf» is «москва»; `null` when no letter of the text is Latin. */
export const inRussianLayout = (text: string): string | null => {
  const lower = text.toLowerCase()
  return /[a-z]/.test(lower) ? [...lower].map((key) => russianKeys.get(key) ?? key).join('') : null
}
