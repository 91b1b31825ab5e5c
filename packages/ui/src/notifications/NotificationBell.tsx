import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { Counter, IconButton } from '../kit/index.ts'
import { Popover } from '../kit/popover/index.ts'
import css from './NotificationBell.module.css'
import { ru } from './ru.ts'

export interface NotificationBellProps {
  /** Unread notifications. */
  unread: number
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** The bell of the header: how many are unread, and the list of them when it is pressed. */
export function NotificationBell({ unread, isOpen, onOpenChange, children }: NotificationBellProps) {
  return (
    <div className={css.bell}>
      <Popover
        align="end"
        label={ru.title}
        open={isOpen}
        onOpenChange={onOpenChange}
        trigger={<IconButton icon={Bell} label={ru.bell(unread)} />}
      >
        {children}
      </Popover>
      <span className={css.count} aria-hidden="true">
        <Counter count={unread} label="" />
      </span>
    </div>
  )
}
