const LATIN: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ё: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    й: 'y',
    к: 'k',
    л: 'l',
    м: 'm',
  },
  ...{ н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sch' },
  ...{ ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
}

/** Characters of an address that are made of a question. */
const MOST = 60

/**
 * The address of a question in its section: its words in Latin letters, whole ones as far as they fit.
 * @param isTaken whether another question has it; then a number follows
 */
export const slugOfQuestion = (question: string, isTaken: (slug: string) => boolean): string => {
  const words = [...question.toLocaleLowerCase('ru')].map((letter) => LATIN[letter] ?? letter).join('')
  const whole = words.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '') || 'vopros'
  const cut =
    whole.length > MOST
      ? whole
          .slice(0, MOST + 1)
          .replace(/-[^-]*$/, '')
          .slice(0, MOST)
      : whole
  let slug = cut
  for (let number = 2; isTaken(slug); number += 1) slug = `${cut}-${number}`
  return slug
}
