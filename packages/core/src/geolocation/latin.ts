const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
}

/** What the ways of writing Russian in Latin letters differ by, brought to one of them. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/['’`]/g, ''],
  [/shch|sch/g, 'sh'],
  [/kh/g, 'h'],
  [/t[sz]/g, 'c'],
  [/[yj]/g, 'i'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/i[eo]/g, 'e'],
  [/ii+/g, 'i'],
]

/** Plain text in Latin letters, alike for «Nizhny», «Nizhniy» and «Нижний», for «Yekaterinburg» and «Екатеринбург». */
export const looseLatin = (plain: string): string =>
  SAME.reduce(
    (text, [written, same]) => text.replace(written, same),
    [...plain].map((letter) => LETTERS[letter] ?? letter).join(''),
  )
