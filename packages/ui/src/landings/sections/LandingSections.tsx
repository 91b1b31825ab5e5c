import type { ExecutorCard, FinishedJob, Landing, LandingFigures, RelatedLanding } from '@artel/core/contract'
import { formatMoney, formatMoneyRange } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { ExecutorStory, executorWords } from '../../executors/index.ts'
import { JobCard, JobOpinion } from '../../jobs/index.ts'
import { Cover, Mark } from '../../kit/cover/index.ts'
import { Band, Card, CardLink, SectionHeading, usePageTime } from '../../kit/index.ts'
import { Strip } from '../../kit/strip/index.ts'
import { type PriceLine, PriceTable } from '../../prices/index.ts'
import { Questions } from '../Questions.tsx'
import css from './LandingSections.module.css'
import { ru } from './ru.ts'

export interface LandingSectionsProps {
  landing: Landing
  figures: LandingFigures | null
  /** Below the page and beside it. */
  related: readonly RelatedLanding[]
  executors: readonly ExecutorCard[]
  /** Executors of the category; those shown are the best of them. */
  executorsCount: number
  /** Where all of them are. */
  executorsTo: string
  /** The executors are of several cities. */
  isCityTold: boolean
  /** The last finished jobs that both sides have spoken of. */
  jobs: readonly FinishedJob[]
}

const rangeOf = ({ from, to }: { readonly from: number; readonly to: number }) =>
  from === to ? formatMoney(from) : formatMoneyRange(from, to)

/** What price lists share; of a craft with services below it, what each of them usually costs. */
const linesOf = ({ landing, figures, related }: LandingSectionsProps): { lines: PriceLine[]; note: string } => {
  if (figures && figures.services.length > 0) {
    const lines = figures.services.map((service) => ({
      id: `${service.name} ${service.unit}`,
      name: service.name,
      price: { sum: rangeOf(service), unit: service.unit === null ? undefined : ru.unit(service.unit) },
    }))
    return { lines, note: ru.fromPriceLists }
  }
  const shown = [
    { id: landing.id, name: landing.name, category: landing.category, to: undefined },
    ...related.map(({ id, name, category, urlSlug }) => ({ id, name, category, to: paths.landing(urlSlug) })),
  ]
  const lines = shown.flatMap(({ id, name, category, to }): PriceLine[] => {
    const usual = figures?.prices.find(({ categoryId }) => categoryId === category.id)
    return usual ? [{ id, name, price: { sum: rangeOf(usual) }, to }] : []
  })
  return { lines, note: ru.fromReplies }
}

function Costs(props: LandingSectionsProps) {
  const { lines, note } = linesOf(props)
  const [job] = props.jobs
  if (lines.length === 0 && !job) return null
  return (
    <Band headingId="landing-costs">
      <div className={css.costs} data-whole={lines.length === 0 || !job || undefined}>
        {lines.length > 0 && (
          <div className={css.table}>
            <SectionHeading id="landing-costs" title={ru.costs} note={note} />
            <Card>
              <PriceTable caption={ru.costs} isCaptionHidden lines={lines} />
            </Card>
          </div>
        )}
        {job && (
          <div>
            <JobCard job={job} shape={lines.length > 0 ? 'tall' : 'wide'} />
          </div>
        )}
      </div>
    </Band>
  )
}

function People({ executors, executorsCount, executorsTo, isCityTold }: LandingSectionsProps) {
  const { now, timeZone } = usePageTime()
  return (
    <Band surface="white" headingId="landing-people">
      <SectionHeading
        id="landing-people"
        title={ru.executors}
        link={{
          to: executorsTo,
          label: executorsCount > executors.length ? ru.allExecutors(executorsCount) : ru.everybody,
        }}
      />
      <Strip label={ru.executors} columns={4}>
        {executors.map((card) => (
          <ExecutorStory
            key={card.id}
            headingLevel={3}
            executor={executorWords(card, { now, timeZone, isCityTold })}
            to={paths.executor(card.id)}
            cover={card.categories[0] && <Cover look={card.categories[0].look} seed={card.id} />}
          />
        ))}
      </Strip>
    </Band>
  )
}

function Related({ landing, figures, related }: LandingSectionsProps) {
  const isBelow = related.some(({ parentId }) => parentId === landing.id)
  const shown = isBelow ? related.filter(({ parentId }) => parentId === landing.id) : related
  return (
    <aside className={css.related} aria-labelledby="landing-related">
      <h2 id="landing-related" className={css.relatedTitle}>
        {isBelow ? ru.below : ru.related}
      </h2>
      <ul className={css.links}>
        {shown.map(({ id, name, urlSlug, category }) => {
          const usual = figures?.prices.find(({ categoryId }) => categoryId === category.id)
          return (
            <Card as="li" key={id} className={css.link}>
              <Mark look={category.look} seed={category.slug} />
              <div>
                <CardLink to={paths.landing(urlSlug)} className={css.name}>
                  {name}
                </CardLink>
                {usual && <p className={css.caption}>{ru.from(formatMoney(usual.from))}</p>}
              </div>
            </Card>
          )
        })}
      </ul>
    </aside>
  )
}

/** What follows the first screen of a service: prices, people, opinions, questions, and the services beside it. */
export function LandingSections(props: LandingSectionsProps) {
  const { landing, executors, jobs, related } = props
  const opinions = jobs.slice(1, 4)
  return (
    <>
      <Costs {...props} />
      {executors.length > 0 && <People {...props} />}
      {opinions.length > 0 && (
        <Band headingId="landing-opinions">
          <SectionHeading id="landing-opinions" title={ru.opinions} note={ru.opinionsNote} />
          <Strip label={ru.opinions} columns={3}>
            {opinions.map((job) => (
              <JobOpinion key={job.id} job={job} />
            ))}
          </Strip>
        </Band>
      )}
      {(landing.questions.length > 0 || related.length > 0) && (
        <Band surface="sunken" as="div">
          <div className={css.last} data-whole={landing.questions.length === 0 || related.length === 0 || undefined}>
            {landing.questions.length > 0 && (
              <section aria-labelledby="landing-questions" className={css.questions}>
                <h2 id="landing-questions">{ru.questions}</h2>
                <Questions questions={landing.questions} />
              </section>
            )}
            {related.length > 0 && <Related {...props} />}
          </div>
        </Band>
      )}
    </>
  )
}
