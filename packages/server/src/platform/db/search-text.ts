/** What a person typed into a search field, fit for SQL: trimmed, single spaces, no NUL and no lone surrogates. */
export const searchText = (typed: string): string =>
  typed
    .replaceAll('\u0000', ' ')
    .replace(/\p{Surrogate}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Makes text stand for itself inside a `like` pattern. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
