import type { ExecutorCard as ExecutorCardData, ExecutorProfile, PortfolioCase, Service } from '@artel/core/contract'
import { groupedByCategory, priceGroups } from '@artel/core/executors'
import type { ReactNode } from 'react'
import { Mark } from '../../kit/cover/index.ts'
import { SectionHeading } from '../../kit/index.ts'
import { PriceTable } from '../../prices/index.ts'
import { WorkGrid } from '../../works/index.ts'
import css from './ExecutorAbout.module.css'
import type { ExecutorWays } from './executor-ways.ts'
import { priceLine, workWords } from './executor-words.ts'
import { ru } from './ru.ts'
import { SimilarExecutors } from './SimilarExecutors.tsx'

export interface ExecutorAboutProps {
  executor: ExecutorProfile
  ways: ExecutorWays
  /** Their price list; the first lines are shown. */
  services: readonly Service[]
  /** Their newest works; the first of them are shown. */
  works: readonly PortfolioCase[]
  /** What clients say of them. */
  reviews: ReactNode
  /** Others of their trade and city; nobody where competitors are hidden. */
  similar: readonly ExecutorCardData[]
}

const LINES = 6
const WORKS = 4

/** What somebody tells of themselves, and the first of what the other pages hold. */
export function ExecutorAbout({ executor, ways, services, works, reviews, similar }: ExecutorAboutProps) {
  const { about, categories, counts } = executor
  return (
    <>
      <section className={css.told} aria-label={ru.about}>
        <p className={about ? css.lead : css.none}>{about || ru.nothingSaid}</p>
        {categories.length > 0 && (
          <ul className={css.trades} aria-label={ru.does}>
            {categories.map(({ id, name, look }) => (
              <li key={id} className={css.trade}>
                <Mark look={look} seed={id} size={28} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {works.length > 0 && (
        <section className={css.section} aria-label={ru.works}>
          <SectionHeading
            title={ru.works}
            {...(counts.cases > WORKS && { link: { to: ways.works, label: ru.allWorks(counts.cases) } })}
          />
          <WorkGrid label={ru.works} works={works.slice(0, WORKS).map((work) => workWords(work, ways.works))} />
        </section>
      )}
      {services.length > 0 && (
        <section className={css.section} aria-label={ru.prices}>
          <SectionHeading
            title={ru.prices}
            {...(services.length > LINES && { link: { to: ways.prices, label: ru.allPrices(services.length) } })}
          />
          <div className={css.prices}>
            {priceGroups(groupedByCategory(services).slice(0, LINES)).map(({ id, name, lines }) => (
              <PriceTable key={id} caption={name} lines={lines.map(priceLine)} />
            ))}
          </div>
        </section>
      )}
      {reviews}
      {similar.length > 0 && <SimilarExecutors executors={similar} />}
    </>
  )
}
