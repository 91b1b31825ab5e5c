import type { ReplyCase } from '@artel/core/contract'
import { worksList } from '@artel/core/executors'
import { paths } from '@artel/core/routes'
import { lazy, Suspense, useState } from 'react'
import { TextLink } from '../kit/index.ts'
import { Picture } from '../kit/picture/index.ts'
import { ru } from './replies.ru.ts'
import css from './WorksBeside.module.css'

const WorkPhotos = lazy(async () => ({ default: (await import('./WorkPhotos.tsx')).WorkPhotos }))

export interface WorksBesideProps {
  executorId: string
  works: readonly ReplyCase[]
}

/** Works beside a reply: a cover opens its photos as large as the screen, the name leads to what the work took. */
export function WorksBeside({ executorId, works }: WorksBesideProps) {
  const [opened, setOpened] = useState<ReplyCase | null>(null)
  const portfolio = paths.executorPortfolio(executorId, executorId)
  return (
    <>
      <ul className={css.works} aria-label={ru.works}>
        {works.map((work) => (
          <li key={work.id} className={css.work}>
            {work.photo && (
              <button
                type="button"
                className={css.open}
                aria-label={ru.openWork(work.title, work.photosCount)}
                onClick={() => setOpened(work)}
              >
                <Picture picture={work.photo} alt="" width={200} shape="wide" />
              </button>
            )}
            <TextLink to={worksList.address(portfolio, { ...worksList.defaults, work: work.id })}>
              {work.title}
            </TextLink>
          </li>
        ))}
      </ul>
      {opened && (
        <Suspense>
          <WorkPhotos work={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
