import type { ApiClient } from '../api/index.ts'
import type { CancelSignal } from '../ports/index.ts'

/** Categories that executors are counted of by one call. */
const COUNTED_AT_ONCE = 100

/** Executors of each of these categories by its number, in one city; `null`: everywhere. */
export const executorCountsQuery = (
  api: Pick<ApiClient, 'countExecutorsForOffer'>,
  ids: readonly number[],
  cityId: number | null,
) => ({
  queryKey: ['categories', 'executor-counts', ids, cityId] as const,
  queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}): Promise<Readonly<Record<number, number>>> => {
    const shelves = Array.from({ length: Math.ceil(ids.length / COUNTED_AT_ONCE) }, (_, shelf) =>
      ids.slice(shelf * COUNTED_AT_ONCE, (shelf + 1) * COUNTED_AT_ONCE),
    )
    const answers = await Promise.all(
      shelves.map((shelf) =>
        api.countExecutorsForOffer({ query: { ids: shelf, ...(cityId !== null && { cityId }) } }, { signal }),
      ),
    )
    return Object.fromEntries(answers.flatMap(({ data }) => data.map(({ id, count }) => [id, count])))
  },
})
