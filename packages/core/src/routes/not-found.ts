import type { GoneKind } from '../contract/gone-terms.ts'

/** Title of the page that says there is none (product §2.10). */
export const NOT_FOUND_TITLE = 'Страница не найдена'

/** Titles of pages that say what was there for everybody and does not come back (product §2.10). */
export const GONE_TITLES: Readonly<Record<GoneKind, string>> = {
  TASK: 'Объявление снято',
  PRODUCT: 'Товар больше не продаётся',
  ARTICLE: 'Статьи больше нет',
  CASE: 'Работы больше нет в портфолио',
  EXECUTOR: 'Исполнитель ушёл с площадки',
  CLIENT: 'Заказчик ушёл с площадки',
}

/** Message of an invalid route (product §2, §8). */
export const pageNotFound = (path: string): string => `Page Not Found: ${path}`
