import type { FinishedJob } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { Cover } from '../kit/cover/index.ts'
import { Card, CardLink, Price, usePageTime } from '../kit/index.ts'
import { Picture } from '../kit/picture/index.ts'
import { Face } from '../people/index.ts'
import { Stars } from '../reviews/index.ts'
import css from './JobCard.module.css'
import { jobDay, jobPlace, jobPrice, jobTerm, sideOf } from './job-words.ts'
import { ru } from './ru.ts'

export interface JobCardProps {
  job: FinishedJob
  /** `wide` has the picture beside the words where there is room. */
  shape?: 'wide' | 'tall'
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3
}

/** Work that is done: what was agreed, how long it took, what its client says, and both faces. */
export function JobCard({ job, shape = 'wide', headingLevel = 3 }: JobCardProps) {
  const { now, timeZone } = usePageTime()
  const Title = `h${headingLevel}` as const
  const { id, title, category, rating, quote, photo, finishedAt } = job
  const client = sideOf(job.client)
  const executor = sideOf(job.executor)
  return (
    <Card as="article" className={css.card} data-shape={shape}>
      {photo ? (
        <Picture picture={photo} alt="" width={400} shape="wide" className={css.picture} />
      ) : (
        <Cover look={category.look} seed={id} className={css.picture} />
      )}
      <div className={css.body}>
        <div className={css.head}>
          <span className={css.caption}>{jobPlace(job)}</span>
          <Stars value={rating} />
        </div>
        <Title className={css.title}>
          <CardLink to={paths.task(id)}>{title}</CardLink>
        </Title>
        <p className={css.terms}>
          <Price size="large">{jobPrice(job)}</Price>
          <span className={css.term}>{jobTerm(job)}</span>
        </p>
        <blockquote className={css.quote}>{ru.quote(quote)}</blockquote>
        <div className={css.sides}>
          <span className={css.faces}>
            <Face person={executor} size={40} ring="surface" />
            <Face person={client} size={40} ring="surface" />
          </span>
          <p className={css.names}>
            {ru.parties(executor.name, client.name)}
            <time dateTime={finishedAt} className={css.caption}>
              {jobDay(job, now, timeZone)}
            </time>
          </p>
        </div>
      </div>
    </Card>
  )
}
