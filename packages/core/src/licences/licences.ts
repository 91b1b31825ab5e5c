/** A work of others that the product shows or is built on. */
export interface Licence {
  /** What it is, in the language of the site. */
  readonly title: string
  readonly author: string
  /** Name of the licence as its text is known by. */
  readonly licence: string
  /** Where the work is, with the text of its licence. */
  readonly url: string
}

/** Everything whose licence wants its author named, and what is named out of thanks; for the page «Лицензии». */
export const LICENCES: readonly Licence[] = [
  {
    title: 'Предметы на обложках: Fluent Emoji, объёмные',
    author: '© Microsoft Corporation',
    licence: 'MIT',
    url: 'https://github.com/microsoft/fluentui-emoji',
  },
  {
    title: 'Портреты демонстрационных людей: Notionists',
    author: 'Zoish',
    licence: 'CC0 1.0',
    url: 'https://heyzoish.gumroad.com/l/notionists',
  },
  {
    title: 'Значки: Lucide',
    author: '© Lucide Contributors',
    licence: 'ISC',
    url: 'https://lucide.dev/license',
  },
  {
    title: 'Шрифт: Golos Text',
    author: '© The Golos Text Project Authors',
    licence: 'SIL OFL 1.1',
    url: 'https://github.com/googlefonts/golos-text',
  },
  {
    title: 'Регионы и города: russia-cities',
    author: 'vnau',
    licence: 'Apache-2.0',
    url: 'https://github.com/vnau/russia-cities',
  },
  {
    title: 'Границы регионов: click_that_hood',
    author: 'Code for America, данные © участники OpenStreetMap',
    licence: 'MIT, ODbL',
    url: 'https://www.openstreetmap.org/copyright',
  },
]
