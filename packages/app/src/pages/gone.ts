import type { GoneKind } from '@artel/core/contract'
import type { Services } from '@artel/ui/services'
import { goneTitle } from '@artel/ui/shell/gone'
import { notFound } from '@tanstack/react-router'
import type { Gone } from './missing.ts'

/** What a page that is missing throws, once the API has said whether it was there for everybody; unanswered it is a plain 404. */
export const missingOrGone = async ({ api }: Pick<Services, 'api'>, kind: GoneKind, id: string | number) => {
  const { isGone } = await api.findGone({ query: { kind, id: String(id) } }).then(
    ({ data }) => data,
    () => ({ isGone: false }),
  )
  return notFound(isGone ? { data: { gone: kind, title: goneTitle(kind) } satisfies Gone } : {})
}
