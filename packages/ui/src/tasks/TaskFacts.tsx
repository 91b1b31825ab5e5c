import type { Task } from '@artel/core/contract'
import { formatTaskDates } from '@artel/core/format'
import { contactModeLabels, placeModeLabels } from '@artel/core/tasks'
import { CalendarDays, Check, House, type LucideIcon, MapPin, MessageCircle, ShieldCheck } from 'lucide-react'
import { Icon, usePageTime } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './TaskFacts.module.css'

/** City and region once each, and at whose place: «Казань, Республика Татарстан · у заказчика». */
const whereText = ({ place, placeMode }: Task): string => {
  const mode = placeModeLabels[placeMode]
  if (!place || placeMode === 'REMOTE') return mode
  const { cityName, regionName } = place
  const city = cityName === regionName ? cityName : `${cityName}, ${regionName}`
  return `${city} · ${mode.charAt(0).toLocaleLowerCase('ru')}${mode.slice(1)}`
}

/** What one wants to know at a glance. */
export function TaskFacts({ task }: { task: Task }) {
  const { now, timeZone } = usePageTime()
  const facts: readonly (readonly [LucideIcon, string, string | null])[] = [
    [MapPin, ru.where, whereText(task)],
    [House, ru.address, task.addressDetail],
    [CalendarDays, ru.when, formatTaskDates(task, now, timeZone)],
    ...task.properties.map((property) => [Check, property.name, property.value] as const),
    [MessageCircle, ru.contacts, contactModeLabels[task.contactMode]],
    [ShieldCheck, ru.whoMayReply, task.verifiedOnly ? ru.verifiedOnly : null],
  ]
  return (
    <dl className={css.facts}>
      {facts.map(
        ([icon, name, value]) =>
          value && (
            <div key={name} className={css.fact}>
              <dt>
                <span className={css.icon}>
                  <Icon of={icon} />
                </span>
                {name}
              </dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
