/** Title of the page that says there is none (product §2.10). */
export const NOT_FOUND_TITLE = 'Страница не найдена'

/** Message of an invalid route (product §2, §8). */
export const pageNotFound = (path: string): string => `Page Not Found: ${path}`
