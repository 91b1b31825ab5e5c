import { formatDay, formatRelativeTime, formatTime } from '@artel/core/format'
import { usePageTime } from '../index.ts'

export interface DateTextProps {
  /** ISO, UTC. */
  at: string
  /** `ago` as one says it: «5 минут назад», «вчера в 14:20»; `day`: «21 ноября»; `time`: «14:20». */
  look?: 'ago' | 'day' | 'time'
  className?: string
}

const writers = {
  ago: formatRelativeTime,
  day: formatDay,
  time: (at: string, _now: number, timeZone: string) => formatTime(at, timeZone),
} as const

/** A moment in words, seen from the page's own; machines read it in full. */
export function DateText({ at, look = 'ago', className }: DateTextProps) {
  const { now, timeZone } = usePageTime()
  return (
    <time dateTime={at} className={className}>
      {writers[look](at, now, timeZone)}
    </time>
  )
}
