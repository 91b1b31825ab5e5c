import type { OwnProductCard, OwnProductCounts } from '@artel/core/contract'
import { pageCount } from '@artel/core/format'
import { type OwnProductFilters, ownProductList, productQueries } from '@artel/core/products'
import { paths } from '@artel/core/routes'
import { roomQueries } from '@artel/core/tariffs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { quietPart } from '../../kit/lazy/index.ts'
import { PersonalArea, Removal } from '../../personal-area/index.ts'
import { useServices } from '../../services/index.ts'
import { MyProductsView } from './MyProductsView.tsx'
import { ru } from './ru.ts'
import { useOwnMoves } from './use-own-moves.ts'
import { useProductChanges } from './use-product-changes.ts'

const ImportProducts = quietPart(async () => (await import('./ImportProducts.tsx')).ImportProducts)

const STATES = ['PUBLISHED', 'PENDING', 'REJECTED', 'DRAFT', 'HIDDEN'] as const

/** One's own goods over their query. */
export function MyProductsScreen({ filters }: { filters: OwnProductFilters }) {
  const { api } = useServices()
  const query = useQuery({ ...productQueries(api).own(filters), placeholderData: keepPreviousData })
  const { data: room = null, isPending: isRoomAwaited } = useQuery(roomQueries(api).room('PRODUCTS'))
  const changed = useProductChanges()
  const move = useOwnMoves()
  const [isImporting, open] = useState(false)
  const [removed, ask] = useState<OwnProductCard | null>(null)
  const close = () => ask(null)
  const { data } = query
  const to = (part: Partial<OwnProductFilters>) =>
    ownProductList.address(paths.myProducts(), ownProductList.change(filters, part))
  const all = data && Object.values(data.counts).reduce((sum, count) => sum + count, 0)
  const tab = (status: OwnProductFilters['status'], label: string, count: number | undefined) => ({
    label,
    to: to({ status }),
    current: filters.status === status,
    ...(count !== undefined && { count }),
  })
  return (
    <PersonalArea>
      <MyProductsView
        status={isRoomAwaited && query.status === 'success' ? 'pending' : query.status}
        products={data?.items ?? []}
        tabs={[tab(null, ru.all, all), ...STATES.map((status) => tab(status, ru.tabs[status], data?.counts[status]))]}
        isNarrowed={filters.status !== null || (all ?? 0) > 0}
        room={room}
        page={filters.page}
        pageCount={pageCount(data?.pagination.totalItems ?? 0)}
        pageTo={(page) => to({ page })}
        onMove={move}
        onRemove={ask}
        onImport={() => open(true)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
      {isImporting && (
        <ImportProducts
          places={placesOf(data?.counts, room?.count[1] ?? null)}
          onClose={() => open(false)}
          onFailed={() => open(false)}
        />
      )}
      {removed && (
        <Removal
          title={ru.removeTitle}
          text={ru.removeText(removed.title)}
          remove={() => api.deleteProduct({ params: { id: removed.id } })}
          onRemoved={() => {
            changed(ru.removed)
            close()
          }}
          onClose={close}
          onFailed={close}
        />
      )}
    </PersonalArea>
  )
}

/** How many drafts more the tariff could take: each stands for the place that it is going to take. */
const placesOf = (counts: OwnProductCounts | undefined, limit: number | null): number | null =>
  counts && limit !== null ? Math.max(limit - counts.DRAFT - counts.PENDING - counts.PUBLISHED, 0) : null
