import * as Radix from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { Icon, IconButton, type NoticeKind, noticeIcons } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './Toaster.module.css'

/** A message that goes by itself. */
export interface Toast {
  readonly id: string
  readonly kind: NoticeKind
  readonly text: string
}

export interface ToasterProps {
  /** Oldest first. */
  toasts: readonly Toast[]
  /** Its time is over, or it was closed, or swept aside. */
  onDismiss: (id: string) => void
}

/** ms a toast stays; the pointer or focus on it stops the clock. */
const STAYS = 5000

/** Where toasts appear: one for the whole page. F8 leads there. */
export function Toaster({ toasts, onDismiss }: ToasterProps) {
  return (
    <Radix.Provider label={ru.toast} duration={STAYS} swipeDirection="right">
      {toasts.map(({ id, kind, text }) => (
        <Radix.Root
          key={id}
          className={css.toast}
          data-kind={kind}
          type={kind === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && onDismiss(id)}
        >
          <Icon of={noticeIcons[kind]} className={css.icon} />
          <div className={css.words}>
            <Radix.Title className={css.title}>{ru.titles[kind]}</Radix.Title>
            <Radix.Description>{text}</Radix.Description>
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
