import { calendarTime } from '@artel/core/format'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DayPicker, type Matcher } from 'react-day-picker'
import { ru as russian } from 'react-day-picker/locale/ru'
import { Icon, usePageTime } from '../index.ts'
import css from './Calendar.module.css'
import { type Day, fromDate, toDate } from './day-text.ts'
import type { Period } from './PeriodPicker.tsx'
import { ru } from './ru.ts'

interface Limits {
  min: Day | undefined
  max: Day | undefined
}

/** One day or a period. */
export type CalendarProps = Limits &
  (
    | { mode: 'day'; value: Day; onChange: (day: Day) => void }
    | { mode: 'period'; value: Period; onChange: (period: Period) => void }
  )

const looks = {
  root: css.calendar,
  months: css.months,
  nav: css.nav,
  button_previous: css.turn,
  button_next: css.turn,
  month_caption: css.caption,
  month_grid: css.grid,
  weekday: css.weekday,
  day: css.day,
  day_button: css.button,
  today: css.today,
  selected: css.selected,
  range_start: css.start,
  range_end: css.end,
  range_middle: css.middle,
  disabled: css.disabled,
  outside: css.outside,
}

/** A month on a page. Arrows walk the days, Page keys the months; loaded when it is first opened. */
export function Calendar(props: CalendarProps) {
  const { now, timeZone } = usePageTime()
  const { year, month, day } = calendarTime(now, timeZone)
  const from = toDate(props.mode === 'day' ? props.value : props.value.from)
  const min = toDate(props.min ?? '')
  const max = toDate(props.max ?? '')
  const disabled: Matcher[] = [...(min ? [{ before: min }] : []), ...(max ? [{ after: max }] : [])]
  const common = {
    locale: russian,
    autoFocus: true,
    showOutsideDays: true,
    startMonth: min,
    endMonth: max,
    defaultMonth: from ?? min,
    today: new Date(year, month - 1, day),
    disabled,
    classNames: looks,
    labels: { labelPrevious: () => ru.previous, labelNext: () => ru.next },
    components: {
      Chevron: ({ orientation }: { orientation?: string }) => (
        <Icon of={orientation === 'left' ? ChevronLeft : ChevronRight} />
      ),
    },
  }
  if (props.mode === 'day') {
    return (
      <DayPicker
        {...common}
        mode="single"
        selected={from}
        onSelect={(date) => date && props.onChange(fromDate(date))}
      />
    )
  }
  return (
    <DayPicker
      {...common}
      mode="range"
      selected={{ from, to: toDate(props.value.to) }}
      onSelect={(range) =>
        props.onChange({
          from: range?.from ? fromDate(range.from) : '',
          to: range?.to ? fromDate(range.to) : '',
        })
      }
    />
  )
}
