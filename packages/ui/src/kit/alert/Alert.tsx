import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import css from './Alert.module.css'
import { type NoticeKind, noticeIcons } from './notice.ts'

export interface AlertProps {
  kind: NoticeKind
  title?: string
  children?: ReactNode
  /** A button or link that helps. */
  action?: ReactNode
}

/** A notice that stays on the page. Errors and warnings are read out as soon as they appear. */
export function Alert({ kind, title, children, action }: AlertProps) {
  return (
    <div className={css.alert} data-kind={kind} role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}>
      <Icon of={noticeIcons[kind]} className={css.icon} />
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div className={css.text}>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  )
}
