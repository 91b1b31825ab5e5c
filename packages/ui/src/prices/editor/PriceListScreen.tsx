import { SERVICE_LIMITS, type Service } from '@artel/core/contract'
import { executorQueries } from '@artel/core/executors'
import { priceGroups, withGroupMoved, withLineMoved } from '@artel/core/prices'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOwnCategories } from '../../categories/index.ts'
import { useIsLive } from '../../forms/index.ts'
import { quietPart } from '../../kit/lazy/index.ts'
import { PersonalArea, Removal } from '../../personal-area/index.ts'
import { useServices, useViewer } from '../../services/index.ts'
import { EditedService } from './EditedService.tsx'
import { NewService, useBegunService } from './NewService.tsx'
import { PriceListView } from './PriceListView.tsx'
import { ru } from './ru.ts'
import { usePriceOrder } from './use-price-order.ts'

const PastePrices = quietPart(async () => (await import('./PastePrices.tsx')).PastePrices)

/** One's own price list over its query. */
export function PriceListScreen() {
  const viewer = useViewer()
  return <PersonalArea>{viewer && <PriceList viewerId={viewer.id} />}</PersonalArea>
}

/** What stands open beside the list. */
type Opened =
  | { readonly as: 'adding'; readonly round: number }
  | { readonly as: 'editing'; readonly id: number }
  | { readonly as: 'pasting' }
  | { readonly as: 'removing'; readonly line: Service }

function PriceList({ viewerId }: { viewerId: string }) {
  const { api, toasts, clock } = useServices()
  const queries = useQueryClient()
  const definition = executorQueries(api).services(viewerId)
  const query = useQuery(definition)
  const lines = query.data ?? []
  const order = usePriceOrder(viewerId)
  const categories = useOwnCategories()
  const isLive = useIsLive()
  const isBegun = useBegunService()
  const [opened, open] = useState<Opened | null>(isBegun ? { as: 'adding', round: 0 } : null)
  const close = () => open(null)
  const first = lines.at(-1)?.category.id ?? categories.own[0] ?? null

  /** Shows the list as it is now; whoever else counts prices asks anew. */
  const changed = (text: string, next: readonly Service[]) => {
    queries.setQueryData(definition.queryKey, next)
    void queries.invalidateQueries({ queryKey: ['executors'] })
    toasts.send({ type: 'toast.show', kind: 'success', text, at: clock.now() })
  }
  const readAnew = async (line: Service) => {
    const fresh = await queries.fetchQuery({ ...definition, staleTime: 0 })
    return fresh.find(({ id }) => id === line.id) ?? line
  }
  const edited = opened?.as === 'editing' ? lines.find(({ id }) => id === opened.id) : undefined
  return (
    <>
      <PriceListView
        status={query.status}
        groups={priceGroups(lines)}
        isInert={!isLive}
        adding={
          opened?.as === 'adding' ? (
            <NewService
              key={opened.round}
              categories={categories}
              categoryId={first}
              onAdded={(line) => {
                changed(ru.added, [...lines, line])
                // The next one stands there at once: a price list has many lines.
                open({ as: 'adding', round: opened.round + 1 })
              }}
              onClose={close}
            />
          ) : null
        }
        edited={
          edited
            ? {
                id: edited.id,
                form: (
                  <EditedService
                    line={edited}
                    categories={categories}
                    readAnew={() => readAnew(edited)}
                    onSaved={(saved) => {
                      changed(
                        ru.saved,
                        lines.map((line) => (line.id === saved.id ? saved : line)),
                      )
                      close()
                    }}
                    onClose={close}
                  />
                ),
              }
            : null
        }
        onAdd={() => open({ as: 'adding', round: 0 })}
        onPaste={() => open({ as: 'pasting' })}
        onEdit={({ id }) => open({ as: 'editing', id })}
        onRemove={(line) => open({ as: 'removing', line })}
        onMove={(id, to) => order((lines) => withLineMoved(lines, id, to))}
        onMoveGroup={(id, to) => order((lines) => withGroupMoved(lines, id, to))}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
      {opened?.as === 'pasting' && (
        <PastePrices
          categories={categories}
          categoryId={first}
          room={[lines.length, SERVICE_LIMITS.count]}
          onPasted={({ services, added }) => changed(ru.pasted(added), services)}
          onClose={close}
          onFailed={close}
        />
      )}
      {opened?.as === 'removing' && (
        <Removal
          title={ru.removeTitle}
          text={ru.removeText(opened.line.name)}
          remove={() => api.deleteService({ params: { id: opened.line.id } })}
          onRemoved={() => {
            changed(
              ru.removed,
              lines.filter(({ id }) => id !== opened.line.id),
            )
            close()
          }}
          onClose={close}
          onFailed={close}
        />
      )}
    </>
  )
}
