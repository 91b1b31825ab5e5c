import { SERVICE_LIMITS, type Service } from '@artel/core/contract'
import type { PriceGroup } from '@artel/core/prices'
import { type ReactNode, useRef } from 'react'
import { Button, EmptyState, ErrorState, Meter, VisuallyHidden } from '../../kit/index.ts'
import { MoveButtons, useOrder } from '../../kit/order/index.ts'
import { AreaWaiting } from '../../personal-area/index.ts'
import css from './Editor.module.css'
import { type EditedLine, PriceGroupRows } from './PriceGroupRows.tsx'
import { ru } from './ru.ts'

export interface PriceListViewProps {
  status: 'pending' | 'error' | 'success'
  /** The whole list by its categories. */
  groups: readonly PriceGroup[]
  /** The form of a new line, where it is open. */
  adding: ReactNode
  edited: EditedLine | null
  /** The server's page before scripts: nothing can be pressed. */
  isInert: boolean
  onAdd: () => void
  onPaste: () => void
  onEdit: (line: Service) => void
  onRemove: (line: Service) => void
  /** To another place in its category, from 0. */
  onMove: (id: number, to: number) => void
  /** To another place among the categories, from 0. */
  onMoveGroup: (categoryId: number, to: number) => void
  onRetry: () => void
  isRetrying: boolean
}

/** One's own price list, by categories: added to, changed, put in order (product §17.4). */
export function PriceListView(props: PriceListViewProps) {
  const { status, groups, adding, isInert, onAdd, onPaste } = props
  const used = groups.reduce((sum, { lines }) => sum + lines.length, 0)
  const isFull = used >= SERVICE_LIMITS.count
  const ways = (
    <div className={css.ways}>
      <Button disabled={isFull || adding !== null} onClick={onAdd}>
        {ru.add}
      </Button>
      <Button variant="secondary" disabled={isFull} onClick={onPaste}>
        {ru.paste}
      </Button>
    </div>
  )
  return (
    <div className={css.page} inert={isInert}>
      <header className={css.intro}>
        <h1>{ru.title}</h1>
        <p className={css.lead}>{ru.lead}</p>
      </header>
      {status === 'pending' && <AreaWaiting label={ru.loading} />}
      {status === 'error' && <ErrorState title={ru.failed} onRetry={props.onRetry} retrying={props.isRetrying} />}
      {status === 'success' && (
        <>
          <div className={css.room}>
            <Meter label={ru.room} used={used} limit={SERVICE_LIMITS.count} {...(isFull && { note: ru.full })} />
          </div>
          {used > 0 && ways}
          {adding && <div className={css.adding}>{adding}</div>}
          {used === 0 && adding === null && <EmptyState title={ru.emptyTitle} text={ru.emptyText} action={ways} />}
          <Groups {...props} />
        </>
      )}
    </div>
  )
}

function Groups({ groups, edited, onEdit, onRemove, onMove, onMoveGroup }: PriceListViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const order = useOrder(
    groups.map(({ category }) => ({ key: category.id, name: category.name })),
    place,
    onMoveGroup,
  )
  return (
    <>
      <div ref={place} className={css.groups}>
        {groups.map((group, index) => (
          <PriceGroupRows
            key={group.category.id}
            group={group}
            edited={edited}
            onEdit={onEdit}
            onRemove={onRemove}
            onMove={onMove}
            moves={
              groups.length > 1 && (
                <MoveButtons
                  name={group.category.name}
                  isFirst={index === 0}
                  isLast={index === groups.length - 1}
                  onMove={(by) => order.moveBy(index, by)}
                />
              )
            }
          />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{order.said}</span>
      </VisuallyHidden>
    </>
  )
}
