import { CalendarDays } from 'lucide-react'
import { useId, useRef } from 'react'
import { IconButton } from '../index.ts'
import { quietPart } from '../lazy/index.ts'
import type { CalendarProps } from './Calendar.tsx'
import { ru } from './ru.ts'

const Opened = quietPart(async () => (await import('./OpenedCalendar.tsx')).OpenedCalendar)

interface CalendarPopoverProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  calendar: CalendarProps
  disabled: boolean | undefined
  framed?: boolean
  dense?: boolean
}

/** The button that opens a calendar, which is loaded by the first press, and with it what places it. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { open, onOpenChange, calendar, disabled, framed = false, dense = false } = props
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => onOpenChange(false)
  return (
    <>
      <IconButton
        ref={button}
        icon={CalendarDays}
        label={ru.open}
        disabled={disabled}
        framed={framed}
        dense={dense}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpenChange(!open)}
      />
      {open && <Opened id={id} button={button} onClose={close} onFailed={close} calendar={calendar} />}
    </>
  )
}
