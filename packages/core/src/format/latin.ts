const LETTERS: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh' },
  ...{ щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
}

/**
 * Russian in small Latin letters, as addresses have it: «Чехол» → `chekhol`.
 * @param otherwise letters that are written in another way
 */
export const inLatin = (text: string, otherwise: Readonly<Record<string, string>> = {}): string =>
  [...text.toLowerCase()].map((letter) => otherwise[letter] ?? LETTERS[letter] ?? letter).join('')

/** What Latin letters are heard as: the table the other way round, the first of two letters that are written alike. */
const HEARD: Readonly<Record<string, string>> = {
  ...{ c: 'ц', h: 'х', j: 'й', w: 'в', x: 'кс', yo: 'е', "'": 'ь' },
  ...Object.fromEntries(
    Object.entries(LETTERS)
      .map(([letter, latin]) => [latin, letter])
      .toReversed(),
  ),
}

/**
 * Russian in small letters out of Latin ones, as well as it can be told: «plitochnik» → «плиточник», «stoly» → «столы». What is
 * no Latin letter stays.
 */
export const inRussian = (latin: string): string =>
  latin.toLowerCase().replace(/shch|[kzcs]h|ts|y[uao]|[a-z']/g, (heard, at: number, text: string) => {
    const isAfterConsonant = /[b-df-hj-np-tv-xz]/.test(text.charAt(at - 1))
    if (heard === 'e' && !/[a-z]/.test(text.charAt(at - 1))) return 'э'
    if (heard === 'y' && isAfterConsonant) return /[aeiou]/.test(text.charAt(at + 1)) ? 'ь' : 'ы'
    return HEARD[heard] ?? heard
  })

/** Words of small Latin letters and digits with hyphens between them; empty when there are none. */
export const hyphened = (latin: string): string => latin.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '')
