import { Skeleton } from '../kit/index.ts'
import { lazyPart } from '../kit/lazy/index.ts'
import css from './ReplyCases.module.css'
import { ru } from './replies.ru.ts'
import type { WorksBesideProps } from './WorksBeside.tsx'

const Works = lazyPart(async () => (await import('./WorksBeside.tsx')).WorksBeside)

/** Works beside a reply, in a place that is kept while they come; most replies have none, and load nothing. */
export function ReplyCases({ works, executorId }: WorksBesideProps) {
  if (works.length === 0) return null
  return (
    <div className={css.place}>
      <Works
        works={works}
        executorId={executorId}
        fallback={<Skeleton shape="block" className={css.coming} />}
        failed={ru.worksFailed}
      />
    </div>
  )
}
