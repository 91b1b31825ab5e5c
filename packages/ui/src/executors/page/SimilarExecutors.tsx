import type { ExecutorCard as ExecutorCardData } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { SectionHeading, usePageTime } from '../../kit/index.ts'
import { ExecutorCard } from '../ExecutorCard.tsx'
import { executorWords } from '../executor-words.ts'
import css from './ExecutorAbout.module.css'
import { ru } from './ru.ts'

/** Others of the same trade and city, to compare with. */
export function SimilarExecutors({ executors }: { executors: readonly ExecutorCardData[] }) {
  const { now, timeZone } = usePageTime()
  return (
    <section className={css.section} aria-label={ru.similar}>
      <SectionHeading title={ru.similar} />
      <div className={css.similar}>
        {executors.map((card) => (
          <ExecutorCard
            key={card.id}
            headingLevel={3}
            executor={executorWords(card, { now, timeZone, isCityTold: false })}
            to={paths.executor(card.id)}
          />
        ))}
      </div>
    </section>
  )
}
