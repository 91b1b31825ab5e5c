import type { Task } from '@artel/core/contract'
import { formatDay } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { nextStep, rejectionDetails } from '@artel/core/tasks'
import { CircleSlash } from 'lucide-react'
import { ButtonLink, Callout, usePageTime } from '../kit/index.ts'
import { ru } from './ru.ts'

/** What is next for this viewer in this state; nothing where the page shows it without words. */
export function TaskNotice({ task }: { task: Task }) {
  const { now, timeZone } = usePageTime()
  const step = nextStep(task, (at) => formatDay(at, now, timeZone))
  if (!step) return null
  const isRefused = step.kind === 'refusal'
  const mayTryAgain =
    isRefused && task.viewer === 'AUTHOR' && (task.rejectReason !== 'PROHIBITED' || task.status === 'APPROVED')
  return (
    <Callout
      kind={step.kind}
      title={step.title}
      // An hourglass stands for what goes on.
      {...(task.status === 'CANCELED' && { icon: CircleSlash })}
      actions={mayTryAgain && <ButtonLink to={paths.myTaskEdit(task.id)}>{ru.mend}</ButtonLink>}
    >
      <p>{step.text}</p>
      {isRefused && rejectionDetails(task).map((line) => <p key={line}>{line}</p>)}
    </Callout>
  )
}
