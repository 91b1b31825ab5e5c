/** Searches that one person can have saved. */
export const SAVED_SEARCHES = 20
/** Characters of the name of a saved search. */
export const SAVED_SEARCH_NAME = 100
/** What is said of one search too many. */
export const SAVED_SEARCHES_FULL = `Сохранить можно ${SAVED_SEARCHES} поисков. Удалите тот, что больше не нужен.`
