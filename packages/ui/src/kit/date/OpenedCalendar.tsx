import type { RefObject } from 'react'
import { Skeleton } from '../index.ts'
import { lazyPart } from '../lazy/index.ts'
import { AnchoredPopover } from '../popover/index.ts'
import css from './Calendar.module.css'
import type { CalendarProps } from './Calendar.tsx'
import { ru } from './ru.ts'

const Calendar = lazyPart<CalendarProps>(async () => (await import('./Calendar.tsx')).Calendar)

interface OpenedCalendarProps {
  id: string
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
  calendar: CalendarProps
}

/** A calendar over the page. */
export function OpenedCalendar({ calendar, ...popover }: OpenedCalendarProps) {
  return (
    <AnchoredPopover {...popover} label={ru.calendar} align="end">
      <div className={css.place}>
        <Calendar {...calendar} failed={ru.failed} fallback={<Skeleton shape="block" className={css.place} />} />
      </div>
    </AnchoredPopover>
  )
}
