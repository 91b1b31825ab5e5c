/** The day of an edition in an address. On its own: every page has it in its first code. */
export const editionOf = (search: Record<string, unknown>): { readonly edition?: string } =>
  typeof search.edition === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(search.edition) ? { edition: search.edition } : {}
