import type { ProductCard } from '@artel/core/contract'
import { counted, words } from '@artel/core/format'
import type { ReactNode } from 'react'
import { type Breadcrumb, ButtonLink, Pagination } from '../../kit/index.ts'
import { ListFailed, ListPage, NothingFound } from '../../lists/index.ts'
import { EMPTY_WIDER_TITLE, FEW_TITLE, type WiderWay, WiderWays } from '../../lists/wider/index.ts'
import { ProductGrid, ProductGridSkeleton } from '../cards/index.ts'
import { CraftMarks, type CraftWay } from './CraftMarks.tsx'
import { ru } from './ru.ts'

export interface CatalogViewProps {
  /** Category, or «Товары». */
  title: string
  breadcrumbs: readonly Breadcrumb[]
  crafts: readonly CraftWay[]
  /** What is wrong with the filters: they are not searched with; `null` mostly. */
  problem: string | null
  /** The same list with its range put right; `null` without a problem. */
  mendTo: string | null
  /** State of the list; the rest of the page stands in any of them. */
  status: 'pending' | 'error' | 'success'
  products: readonly ProductCard[]
  /** Found in all; lists count no further than a cap. */
  totalItems: number
  isTotalCapped: boolean
  page: number
  pageCount: number
  pageTo: (page: number) => string
  /** Where the same list without its filters is; `null` while there are none. */
  resetTo: string | null
  /** Where more is found, when this list has few. */
  wider: readonly WiderWay[]
  /** A task of one's own in this category; `null` for who posts none. */
  wizardTo: string | null
  filters: ReactNode
  cities: ReactNode
  applied: ReactNode
  sort: ReactNode
  /** The next answer is on its way; what is shown is the last one. */
  isStale: boolean
  onRetry: () => void
  /** The retry is under way. */
  isRetrying: boolean
}

const totalText = ({ totalItems, isTotalCapped }: CatalogViewProps): string =>
  `${isTotalCapped ? ru.moreThan : ''}${counted(totalItems, words.product)}`

function Nothing({ resetTo, wider, wizardTo }: CatalogViewProps) {
  return (
    <>
      <NothingFound
        title={ru.empty}
        text={wizardTo !== null && ru.emptyText}
        ways={
          <>
            {wizardTo !== null && <ButtonLink to={wizardTo}>{ru.create}</ButtonLink>}
            {resetTo !== null && (
              <ButtonLink to={resetTo} variant="secondary">
                {ru.reset}
              </ButtonLink>
            )}
          </>
        }
      />
      <WiderWays title={EMPTY_WIDER_TITLE} ways={wider} />
    </>
  )
}

function Results(props: CatalogViewProps) {
  const { problem, mendTo, status, products, page, pageCount, pageTo, wider, onRetry, isRetrying } = props
  if (problem !== null)
    return (
      <NothingFound
        title={ru.mendFilters}
        text={problem}
        ways={mendTo !== null && <ButtonLink to={mendTo}>{ru.turnBack}</ButtonLink>}
      />
    )
  if (status === 'pending') return <ProductGridSkeleton label={ru.loading} />
  if (status === 'error') return <ListFailed title={ru.failed} onRetry={onRetry} isRetrying={isRetrying} />
  if (products.length === 0) return <Nothing {...props} />
  return (
    <>
      <ProductGrid products={products} eager />
      <Pagination page={page} pageCount={pageCount} to={pageTo} />
      <WiderWays title={FEW_TITLE} ways={wider} />
    </>
  )
}

/** The catalogue of goods (product §18.3): of all categories or of one. */
export function CatalogView(props: CatalogViewProps) {
  const { title, breadcrumbs, crafts, problem, status, filters, cities, applied, sort, isStale } = props
  return (
    <ListPage
      title={title}
      breadcrumbs={breadcrumbs}
      lead={<CraftMarks crafts={crafts} />}
      filters={filters}
      cities={cities}
      conditions={applied}
      total={status === 'success' && problem === null && totalText(props)}
      ways={sort}
      isStale={isStale && problem === null}
    >
      <Results {...props} />
    </ListPage>
  )
}
