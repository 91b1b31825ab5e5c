import type { ExecutorCard } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { ExecutorStory, executorWords } from '../../executors/index.ts'
import { Cover } from '../../kit/cover/index.ts'
import { classNames, SectionHeading, usePageTime } from '../../kit/index.ts'
import { Strip } from '../../kit/strip/index.ts'
import band from '../band.module.css'
import css from './HomeSections.module.css'
import { ru } from './ru.ts'

export interface PeopleProps {
  executors: readonly ExecutorCard[]
  /** The city that they are of; `null`: all over the country. */
  cityName: string | null
}

/** The best rated executors. */
export function People({ executors, cityName }: PeopleProps) {
  const { now, timeZone } = usePageTime()
  return (
    <section className={classNames(band.band, css.people)} aria-labelledby="home-people">
      <SectionHeading
        id="home-people"
        title={ru.people}
        note={`${cityName ?? ru.country}, ${ru.byRating}`}
        link={{ to: paths.executors(), label: ru.executors }}
      />
      <Strip label={ru.people} columns={4}>
        {executors.map((card) => (
          <ExecutorStory
            key={card.id}
            headingLevel={3}
            executor={executorWords(card, { now, timeZone, isCityTold: cityName === null })}
            to={paths.executor(card.id)}
            cover={card.categories[0] && <Cover look={card.categories[0].look} seed={card.id} />}
          />
        ))}
      </Strip>
    </section>
  )
}
