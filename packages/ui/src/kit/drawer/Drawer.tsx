import { modalLayer } from '@artel/core/overlays'
import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { type SwipeEdge, useSwipeAway } from '../dialog/index.ts'
import { IconButton } from '../index.ts'
import css from './Drawer.module.css'
import { ru } from './ru.ts'

export interface DrawerProps {
  open: boolean
  /** Asked for by the cross, Escape, a press outside or a swipe back to the edge. */
  onClose: () => void
  title: string
  /** Where it comes from; `bottom` is a sheet at every width. */
  edge?: SwipeEdge
  children: ReactNode
  /** Buttons: they stay in sight while the rest scrolls. */
  footer?: ReactNode
  /** Place in the stack of windows, from 0. */
  level?: number
}

/** A part of the page that waits behind its edge: filters, a menu, chats. */
export function Drawer({ open, onClose, title, edge = 'right', children, footer, level = 0 }: DrawerProps) {
  const opener = useRef<Element>(null)
  const swipe = useSwipeAway(edge, onClose)
  const zIndex = modalLayer(level)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={css.overlay} style={{ zIndex: zIndex - 1 }} />
        <Radix.Content
          ref={swipe.ref}
          className={css.drawer}
          data-edge={edge}
          style={{ zIndex }}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
        >
          <header className={css.header} {...swipe.handle}>
            <Radix.Title className={css.title}>{title}</Radix.Title>
          </header>
          <div className={css.body}>{children}</div>
          {footer && <footer className={css.footer}>{footer}</footer>}
          <Radix.Close asChild>
            <IconButton icon={X} label={ru.close} className={css.close} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
