/** Title of the page that says there is none (spec §2 "404 page"). */
export const NOT_FOUND_TITLE = 'Страница не найдена'

/** Message of an invalid route (spec §2, §8). */
export const pageNotFound = (path: string): string => `Page Not Found: ${path}`
