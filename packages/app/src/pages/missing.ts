import type { GoneKind } from '@artel/core/contract'
import type { Services } from '@artel/ui/services'
import { notFound } from '@tanstack/react-router'

/**
 * What the loader of a page throws when what it shows is not there: a 404, or a 410 that says what it was, where everybody had
 * been shown it and it does not come back.
 */
export const missing = async ({ api }: Pick<Services, 'api'>, kind: GoneKind, id: string | number) => {
  const { isGone } = await api.findGone({ query: { kind, id: String(id) } }).then(
    ({ data }) => data,
    () => ({ isGone: false }),
  )
  return notFound({ data: isGone ? { gone: kind } : undefined })
}

/** What is gone, of what {@link missing} has made or of what the router tells of it; `null` is a plain 404. */
export const goneOf = (error: unknown): GoneKind | null => {
  const { data } = (error ?? {}) as { readonly data?: { readonly gone?: GoneKind } }
  return data?.gone ?? null
}
