import * as Radix from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { Icon, IconButton, type NoticeKind, noticeIcons } from '../index.ts'
import { ru } from './ru.ts'
import css from './Toaster.module.css'

/** A message that goes by itself. */
export interface Toast {
  readonly id: number
  readonly kind: NoticeKind
  /** `null` shows the title alone. */
  readonly text: string | null
}

export interface ToasterProps {
  /** Oldest first. */
  toasts: readonly Toast[]
  /** Title of each kind; a text stands below it. */
  titles: Readonly<Record<NoticeKind, string>>
  /** It was closed or swept aside. When its time is over, the owner takes it out of `toasts`. */
  onDismiss: (id: number) => void
  /** The pointer or the focus is on the toasts, or has left them: their time stands still meanwhile. */
  onHold: () => void
  onRelease: () => void
}

/** Where toasts appear: one for the whole page. F8 leads there. */
export function Toaster({ toasts, titles, onDismiss, onHold, onRelease }: ToasterProps) {
  return (
    <Radix.Provider label={ru.toast} duration={Number.POSITIVE_INFINITY} swipeDirection="right">
      {toasts.map(({ id, kind, text }) => (
        <Radix.Root
          key={id}
          className={css.toast}
          data-kind={kind}
          type={kind === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && onDismiss(id)}
          onPause={onHold}
          onResume={onRelease}
        >
          <Icon of={noticeIcons[kind]} className={css.icon} />
          <div className={css.words}>
            <Radix.Title className={css.title}>{titles[kind]}</Radix.Title>
            {text !== null && <Radix.Description>{text}</Radix.Description>}
          </div>
          <Radix.Close asChild>
            <IconButton icon={X} label={ru.close} dense className={css.close} />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport label={ru.region} className={css.viewport} />
    </Radix.Provider>
  )
}
