import { paths } from '@artel/core/routes'
import type { ReactNode } from 'react'
import { Alert, ErrorState, SkeletonText, TextLink, VisuallyHidden } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './Settings.module.css'

export interface LeavingViewProps {
  /** They have a company, a tariff and replies to lose. */
  isExecutor: boolean
  /** Whether it is known what stands in the way. */
  status: 'pending' | 'error' | 'success'
  /** Tasks in work, of either side: they have to be ended first. */
  tasks: readonly { readonly id: number; readonly title: string }[]
  isRetrying: boolean
  onRetry: () => void
  /** The button and the form, where nothing stands in the way. */
  children: ReactNode
}

function Blocked({ tasks }: Pick<LeavingViewProps, 'tasks'>) {
  const { blockedTitle, blockedText, more } = ru.leaving
  return (
    <Alert kind="warning" title={blockedTitle}>
      {blockedText}
      <ul className={css.points}>
        {tasks.map(({ id, title }) => (
          <li key={id}>
            <TextLink to={paths.task(id)}>{title}</TextLink>
          </li>
        ))}
      </ul>
      <p className={css.more}>
        <TextLink to={paths.myTasks()}>{more}</TextLink>
      </p>
    </Alert>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h3 className={css.subheading}>{title}</h3>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}

/** What comes of leaving for good, before it is done; what has to be ended first stands in the place of the button. */
export function LeavingView({ isExecutor, status, tasks, isRetrying, onRetry, children }: LeavingViewProps) {
  const { goesTitle, goes, goesExecutor, staysTitle, stays, loading, failed } = ru.leaving
  return (
    <>
      <Points title={goesTitle} points={isExecutor ? [...goes, ...goesExecutor] : goes} />
      <Points title={staysTitle} points={stays} />
      {status === 'pending' && (
        <div aria-busy="true">
          <VisuallyHidden>{loading}</VisuallyHidden>
          <SkeletonText lines={1} />
        </div>
      )}
      {status === 'error' && <ErrorState title={failed} onRetry={onRetry} retrying={isRetrying} />}
      {status === 'success' && (tasks.length > 0 ? <Blocked tasks={tasks} /> : children)}
    </>
  )
}
