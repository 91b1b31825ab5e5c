/** The query of an address as a router keeps it: texts, or lists of them where a word is repeated. Anything else is ignored. */
export type UrlSearch = Readonly<Record<string, unknown>>

/** A query to be written, all texts of each word; what is at its default is not in it. */
export type WrittenSearch = Readonly<Record<string, readonly string[]>>

/** All texts that a query gives to a word, as somebody may have put them into an address. */
export const textsOf = (search: unknown, word: string): readonly string[] => {
  if (typeof search !== 'object' || search === null || !Object.hasOwn(search, word)) return []
  const given: unknown = (search as UrlSearch)[word]
  return (Array.isArray(given) ? given : [given]).filter((one) => typeof one === 'string')
}

/** A path with its query. */
export const withSearch = (path: string, search: WrittenSearch): string => {
  const pairs = Object.entries(search).flatMap(([word, texts]) =>
    texts.map((text) => `${word}=${encodeURIComponent(text)}`),
  )
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}

const spelled = (text: string): string => {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    // A percent sign that begins nothing: what stands there is meant as it stands.
    return spaced
  }
}

/** What stands behind the `?` of an address, as a router would keep it. */
export const readSearch = (query: string): UrlSearch => {
  const texts = new Map<string, string[]>()
  for (const pair of query.replace(/^\?/, '').split('&')) {
    const [word = '', ...rest] = pair.split('=')
    if (word !== '') texts.set(spelled(word), [...(texts.get(spelled(word)) ?? []), spelled(rest.join('='))])
  }
  return Object.fromEntries(texts)
}
