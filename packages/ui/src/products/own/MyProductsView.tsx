import type { OwnProductCard } from '@artel/core/contract'
import { words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { isUsable, type Room } from '@artel/core/tariffs'
import { Button, ButtonLink, EmptyState, ErrorState, Pagination } from '../../kit/index.ts'
import { type LinkTab, LinkTabs } from '../../kit/tabs/index.ts'
import { TariffRoom } from '../../personal-area/index.ts'
import { importRu } from './import-ru.ts'
import { MyProductRow, type MyProductRowProps } from './MyProductRow.tsx'
import { MyProductsSkeleton } from './MyProductsSkeleton.tsx'
import css from './MyProductsView.module.css'
import own from './Own.module.css'
import { ru } from './ru.ts'

export interface MyProductsViewProps extends Pick<MyProductRowProps, 'onMove' | 'onRemove'> {
  status: 'pending' | 'error' | 'success'
  /** One page, the newest first. */
  products: readonly OwnProductCard[]
  /** All of them and each state, with how many there are. */
  tabs: readonly LinkTab[]
  /** Whether goods of one state alone are looked at. */
  isNarrowed: boolean
  /** What the tariff has room for; `null` while it is not known. */
  room: Room | null
  page: number
  pageCount: number
  pageTo: (page: number) => string
  /** Opens the window that takes a table. */
  onImport: () => void
  onRetry: () => void
  isRetrying: boolean
}

/** One's own goods by their state: how many there is room for, and what may be done with each (product §17.1). */
export function MyProductsView(props: MyProductsViewProps) {
  const { status, products, tabs, isNarrowed, room, page, pageCount, pageTo, onRetry, isRetrying } = props
  const isFull = room !== null && !isUsable(room.count)
  const ways = (
    <div className={own.ways}>
      <ButtonLink to={paths.productCreate()}>{ru.add}</ButtonLink>
      <Button variant="secondary" onClick={props.onImport}>
        {importRu.open}
      </Button>
    </div>
  )
  return (
    <div className={css.page}>
      <header className={own.intro}>
        <h1>{ru.title}</h1>
        <p className={own.lead}>{ru.lead}</p>
      </header>
      {status === 'pending' && <MyProductsSkeleton />}
      {status !== 'pending' && room && (
        <TariffRoom label={ru.room} words={words.product} room={room} advice={ru.advice} canBuy />
      )}
      {status === 'error' && <ErrorState title={ru.failed} onRetry={onRetry} retrying={isRetrying} />}
      {status === 'success' && (
        <>
          {!isFull && (products.length > 0 || isNarrowed) && ways}
          {(products.length > 0 || isNarrowed) && <LinkTabs label={ru.states} tabs={tabs} />}
          {products.length === 0 ? (
            isNarrowed ? (
              <EmptyState
                title={ru.emptyState}
                text={ru.emptyStateText}
                action={
                  <ButtonLink to={paths.myProducts()} variant="secondary">
                    {ru.showAll}
                  </ButtonLink>
                }
              />
            ) : (
              <EmptyState title={ru.emptyTitle} text={ru.emptyText} action={!isFull && ways} />
            )
          ) : (
            <ul className={css.list} aria-label={ru.goods}>
              {products.map((product) => (
                <li key={product.id}>
                  <MyProductRow product={product} onMove={props.onMove} onRemove={props.onRemove} />
                </li>
              ))}
            </ul>
          )}
          <Pagination page={page} pageCount={pageCount} to={pageTo} />
        </>
      )}
    </div>
  )
}
