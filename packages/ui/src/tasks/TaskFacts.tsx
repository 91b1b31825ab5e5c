import type { Task } from '@artel/core/contract'
import { formatTaskDates } from '@artel/core/format'
import { cancelReasonLabels, contactModeLabels, placeModeLabels, rejectRuleLabels } from '@artel/core/tasks'
import { usePageTime } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './TaskFacts.module.css'

/** City and region once each: «Казань, Республика Татарстан», «Москва». */
const placeText = (task: Task): string | null => {
  if (!task.place) return null
  const { cityName, regionName } = task.place
  return cityName === regionName ? cityName : `${cityName}, ${regionName}`
}

/** Why the task was cancelled, with the words that explain it. */
const cancellationOf = ({ cancelReason, cancelComment }: Task): string | null =>
  cancelReason && [cancelReasonLabels[cancelReason], cancelComment].filter(Boolean).join('. ')

/** What one wants to know at a glance, as pairs of a name and a value. */
export function TaskFacts({ task }: { task: Task }) {
  const { now, timeZone } = usePageTime()
  const facts: readonly (readonly [string, string | null])[] = [
    [ru.where, task.placeMode === 'REMOTE' ? placeModeLabels.REMOTE : placeText(task)],
    [ru.whose, task.placeMode === 'REMOTE' ? null : placeModeLabels[task.placeMode]],
    [ru.address, task.addressDetail],
    [ru.when, formatTaskDates(task, now, timeZone)],
    ...task.properties.map((property) => [property.name, property.value] as const),
    [ru.contacts, contactModeLabels[task.contactMode]],
    [ru.whoMayReply, task.verifiedOnly ? ru.verifiedOnly : null],
    [ru.rejected, task.rejectReason && rejectRuleLabels[task.rejectReason]],
    [ru.cancelled, cancellationOf(task)],
  ]
  return (
    <dl className={css.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={css.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
