import type { FinishedJob } from '@artel/core/contract'
import { JobCard } from '../../jobs/index.ts'
import { SectionHeading } from '../../kit/index.ts'
import { Strip } from '../../kit/strip/index.ts'
import { ru } from './ru.ts'

/** The last finished jobs that both sides have spoken of. */
export function Jobs({ jobs }: { jobs: readonly FinishedJob[] }) {
  return (
    <section aria-labelledby="home-jobs">
      <SectionHeading id="home-jobs" title={ru.jobs} note={ru.jobsNote} />
      <Strip label={ru.jobs} columns={2}>
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </Strip>
    </section>
  )
}
