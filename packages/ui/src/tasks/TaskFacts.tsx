import type { Task } from '@artel/core/contract'
import { formatTaskDates } from '@artel/core/format'
import { contactModeLabels, placeModeLabels, YES_NO } from '@artel/core/tasks'
import {
  CalendarDays,
  Check,
  House,
  Layers,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Minus,
  Ruler,
  ShieldCheck,
} from 'lucide-react'
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

/** «52 м²», «190 см». */
const MEASURED = /^[\d\s,]+(м|см|мм|км)/

/** A tick says yes, so it stands by no other answer. */
const pictureOf = (value: string): LucideIcon => {
  if (value === YES_NO.yes) return Check
  if (value === YES_NO.no) return Minus
  return MEASURED.test(value) ? Ruler : Layers
}

/** What one wants to know at a glance. */
export function TaskFacts({ task }: { task: Task }) {
  const { now, timeZone } = usePageTime()
  const facts: readonly (readonly [LucideIcon, string, string | null])[] = [
    [MapPin, ru.where, whereText(task)],
    [House, ru.address, task.addressDetail],
    [CalendarDays, ru.when, formatTaskDates(task, now, timeZone)],
    ...task.properties.map((property) => [pictureOf(property.value), property.name, property.value] as const),
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
