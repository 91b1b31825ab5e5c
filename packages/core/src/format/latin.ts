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

/** Words of small Latin letters and digits with hyphens between them; empty when there are none. */
export const hyphened = (latin: string): string => latin.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '')
