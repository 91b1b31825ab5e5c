import { CalendarDays } from 'lucide-react'
import { IconButton, Skeleton } from '../index.ts'
import { lazyPart } from '../lazy/index.ts'
import { Popover } from '../popover/index.ts'
import css from './Calendar.module.css'
import type { CalendarProps } from './Calendar.tsx'
import { ru } from './ru.ts'

const Calendar = lazyPart<CalendarProps>(async () => (await import('./Calendar.tsx')).Calendar)

interface CalendarPopoverProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  calendar: CalendarProps
  disabled: boolean | undefined
  framed?: boolean
  dense?: boolean
}

/** The button that opens a calendar, which is loaded by the first press. */
export function CalendarPopover({
  open,
  onOpenChange,
  calendar,
  disabled,
  framed = false,
  dense = false,
}: CalendarPopoverProps) {
  return (
    <Popover
      label={ru.calendar}
      align="end"
      open={open}
      onOpenChange={onOpenChange}
      trigger={<IconButton icon={CalendarDays} label={ru.open} disabled={disabled} framed={framed} dense={dense} />}
    >
      <div className={css.place}>
        <Calendar {...calendar} failed={ru.failed} fallback={<Skeleton shape="block" className={css.place} />} />
      </div>
    </Popover>
  )
}
