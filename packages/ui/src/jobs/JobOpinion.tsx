import type { FinishedJob } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { Card, TextLink } from '../kit/index.ts'
import { Face, PersonName } from '../people/index.ts'
import { Stars } from '../reviews/index.ts'
import css from './JobOpinion.module.css'
import { jobPrice, sideOf } from './job-words.ts'

export interface JobOpinionProps {
  job: FinishedJob
}

/** What a client says of work that is done, and what it cost. */
export function JobOpinion({ job }: JobOpinionProps) {
  const client = sideOf(job.client)
  return (
    <Card as="article" className={css.card}>
      <div className={css.head}>
        <Face person={client} size={40} />
        <div className={css.who}>
          <p className={css.name}>
            <PersonName person={client} />
          </p>
          <p className={css.deal}>
            <TextLink quiet to={paths.task(job.id)}>
              {job.title}
            </TextLink>{' '}
            · <span className={css.price}>{jobPrice(job)}</span>
          </p>
        </div>
      </div>
      <Stars value={job.rating} />
      <p className={css.text}>{job.quote}</p>
    </Card>
  )
}
