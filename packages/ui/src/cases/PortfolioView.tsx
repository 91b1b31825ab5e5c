import type { PortfolioCase } from '@artel/core/contract'
import { counted, DOT, formatMoney, words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { isUsable, type Room } from '@artel/core/tariffs'
import { Badge, ButtonLink, EmptyState, ErrorState, Pagination } from '../kit/index.ts'
import { TariffRoom } from '../personal-area/index.ts'
import { WorkCard, type WorkWords } from '../works/index.ts'
import css from './Cases.module.css'
import { ru } from './ru.ts'
import { WorkMenu } from './WorkMenu.tsx'
import { WorksSkeleton } from './WorksSkeleton.tsx'

export interface PortfolioViewProps {
  status: 'pending' | 'error' | 'success'
  /** One page of the portfolio, the newest first. */
  works: readonly PortfolioCase[]
  /** What the tariff has room for; `null` while it is not known. */
  room: Room | null
  page: number
  pageCount: number
  pageTo: (page: number) => string
  onRemove: (work: PortfolioCase) => void
  onRetry: () => void
  isRetrying: boolean
}

/** A work in the words of its card. */
const wordsOf = ({ id, title, photos, category, price, termDays, year }: PortfolioCase): WorkWords => ({
  id,
  title,
  picture: photos[0] ?? null,
  alt: '',
  price: price === null ? undefined : { sum: formatMoney(price) },
  facts: [category.name, termDays === null ? null : counted(termDays, words.day), year]
    .filter((fact) => fact !== null)
    .join(DOT),
  photos: photos.length > 1 ? { count: photos.length, words: counted(photos.length, words.photo) } : undefined,
  to: paths.portfolioCase(id),
})

/** One's own works: how many there is room for, and each with the way to change it (product §17.3). */
export function PortfolioView(props: PortfolioViewProps) {
  const { status, works, room, page, pageCount, pageTo, onRemove, onRetry, isRetrying } = props
  const isFull = room !== null && !isUsable(room.count)
  const add = (
    <ButtonLink to={paths.portfolioCaseCreate()} className={css.add}>
      {ru.add}
    </ButtonLink>
  )
  return (
    <div className={css.page}>
      <header className={css.intro}>
        <h1>{ru.title}</h1>
        <p className={css.lead}>{ru.lead}</p>
      </header>
      {status === 'pending' && <WorksSkeleton />}
      {status !== 'pending' && room && (
        <TariffRoom label={ru.room} words={words.work} room={room} advice={ru.advice} canBuy />
      )}
      {status === 'error' && <ErrorState title={ru.failed} onRetry={onRetry} retrying={isRetrying} />}
      {status === 'success' && (
        <>
          {works.length === 0 && !isFull ? (
            <EmptyState title={ru.emptyTitle} text={ru.emptyText} action={add} />
          ) : (
            !isFull && add
          )}
          {works.length > 0 && (
            <ul className={css.works} aria-label={ru.works}>
              {works.map((work) => (
                <li key={work.id} className={css.work}>
                  <WorkCard work={wordsOf(work)} headingLevel={2} />
                  {work.isHidden && (
                    <span>
                      <Badge>{ru.hidden}</Badge>
                    </span>
                  )}
                  <div className={css.menu}>
                    <WorkMenu work={work} onRemove={() => onRemove(work)} />
                  </div>
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
