import { modalLayer } from '@artel/core/overlays'
import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../index.ts'
import css from './Dialog.module.css'
import { ru } from './ru.ts'
import { useSwipeAway } from './use-swipe-away.ts'

export interface DialogProps {
  open: boolean
  /** Asked for by the cross, Escape, a press outside or a swipe down. */
  onClose: () => void
  title: string
  /** One sentence under the title; read out together with it. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the step first and the way back after it: they stay in sight while the rest scrolls. */
  footer?: ReactNode
  /** `small` to confirm, `medium` for a form, `large` for something to look through. */
  size?: 'small' | 'medium' | 'large'
  /** Place in the stack of dialogs, from 0. */
  level?: number
}

/** A window over the page; on a phone a sheet from below that can be swiped away. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, footer, size = 'medium', level = 0 } = props
  const opener = useRef<Element>(null)
  const swipe = useSwipeAway('bottom', onClose)
  const zIndex = modalLayer(level)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={css.overlay} style={{ zIndex: zIndex - 1 }} />
        <div className={css.place} style={{ zIndex }}>
          <Radix.Content
            ref={swipe.ref}
            className={css.dialog}
            data-size={size}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement
            }}
            onCloseAutoFocus={(event) => {
              // Radix gives focus back to its own trigger only; ours is whatever had it.
              event.preventDefault()
              if (!(opener.current instanceof HTMLElement)) return
              if (opener.current.isConnected) opener.current.focus()
              // The opener is gone, as the button «Войти» after signing in: the page itself is the next best place.
              else document.querySelector('main')?.focus({ preventScroll: true })
            }}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <header className={css.header} {...swipe.handle}>
              <Radix.Title className={css.title}>{title}</Radix.Title>
              {description && <Radix.Description className={css.description}>{description}</Radix.Description>}
            </header>
            {children && <div className={css.body}>{children}</div>}
            {footer && <footer className={css.footer}>{footer}</footer>}
            {/* Last, so that focus opens at the first field rather than at the way out. */}
            <Radix.Close asChild>
              <IconButton icon={X} label={ru.close} className={css.close} />
            </Radix.Close>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
