/** A query as the router keeps it: text only, repeated keys as arrays. */
export type SearchParams = Record<string, string | string[]>

/** Reads a query string, with or without its question mark. */
export const parseSearch = (text: string): SearchParams => {
  const params: SearchParams = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const before = params[key]
    params[key] = before === undefined ? value : [before, value].flat()
  }
  return params
}

/** Writes a query string with its question mark; empty for an empty query. What is missing is left out. */
export const stringifySearch = (params: Record<string, unknown>): string => {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(params)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null) query.append(key, String(one))
    }
  }
  return query.size === 0 ? '' : `?${query}`
}

/** An address of ours in its parts: `/task-find?q=шкаф#list`. The place in the page stands without its sign. */
export const splitAddress = (
  address: string,
): { readonly path: string; readonly query: string; readonly hash: string } => {
  const [whole = '', hash = ''] = address.split('#')
  const [path = '', query = ''] = whole.split('?')
  return { path, query, hash }
}
