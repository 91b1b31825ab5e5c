import type { CoverLook } from '@artel/core/covers/address'
import type { ReactNode } from 'react'
import { Mark } from '../kit/cover/index.ts'
import { type Breadcrumb, Breadcrumbs, EmptyState, ErrorState } from '../kit/index.ts'
import css from './ListPage.module.css'

export interface ListPageProps {
  title: string
  breadcrumbs: readonly Breadcrumb[]
  /** Search above the list and filters beside it: two cells of the page. */
  filters: ReactNode
  /** One's own city or the whole country. */
  cities: ReactNode
  /** A line or two under the title; nothing mostly. */
  lead?: ReactNode
  /** A sentence on what of the address could not be taken; nothing mostly. */
  notice?: ReactNode
  /** The filters that are on. */
  conditions: ReactNode
  /** How many were found; said aloud when it changes. */
  total: ReactNode
  /** Beside the count: keeps the search for later. */
  keep?: ReactNode
  /** Ways to look at the list, and its orders. */
  ways: ReactNode
  /** The next answer is on its way; what is shown is the last one. */
  isStale: boolean
  /** The list. */
  children: ReactNode
}

/** A list with its filters: title and city, search above, categories and filters beside, conditions and order over the list. */
export function ListPage(props: ListPageProps) {
  const { title, breadcrumbs, filters, cities, lead, notice, conditions, total, keep, ways, isStale, children } = props
  return (
    <div className={css.page}>
      <header className={css.head}>
        {breadcrumbs.length > 1 && <Breadcrumbs items={breadcrumbs} />}
        <div className={css.heading}>
          <h1>{title}</h1>
          {cities}
        </div>
        {lead}
      </header>
      {filters}
      <div className={css.results} aria-busy={isStale || undefined}>
        {notice && <p className={css.notice}>{notice}</p>}
        <div className={css.conditions}>{conditions}</div>
        <div className={css.bar}>
          <div className={css.count}>
            <p className={css.total} role="status">
              {total}
            </p>
            {keep}
          </div>
          {ways}
        </div>
        {children}
      </div>
    </div>
  )
}

const nothing: CoverLook = { material: 'boxes', object: 'lens' }
const broken: CoverLook = { material: 'circuit', object: 'plug' }

/** There is nothing in the list; `ways` lead on. */
export function NothingFound({ title, text, ways }: { title: string; text?: ReactNode; ways?: ReactNode }) {
  return (
    <EmptyState
      mark={<Mark look={nothing} size={112} />}
      title={title}
      text={text}
      action={<div className={css.ways}>{ways}</div>}
    />
  )
}

export interface ListFailedProps {
  title: string
  onRetry: () => void
  /** The retry is under way. */
  isRetrying: boolean
}

/** The list did not come. */
export function ListFailed({ title, onRetry, isRetrying }: ListFailedProps) {
  return <ErrorState mark={<Mark look={broken} size={112} />} title={title} onRetry={onRetry} retrying={isRetrying} />
}
