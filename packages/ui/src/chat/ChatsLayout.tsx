import { type ReactNode, useEffect, useRef } from 'react'
import { chatLinkId } from './ChatListRow.tsx'
import css from './ChatsLayout.module.css'

export interface ChatsLayoutProps {
  /** The open chat; `null` for the list alone. */
  chatId: number | null
  list: ReactNode
  window: ReactNode
}

/** The list and the window side by side; a phone shows one of them. */
export function ChatsLayout({ chatId, list, window }: ChatsLayoutProps) {
  const pane = useRef<HTMLDivElement>(null)
  const shown = useRef(chatId)
  // On a phone the pane that held the focus is gone, so the focus follows to the one that has come.
  useEffect(() => {
    const left = shown.current
    shown.current = chatId
    if (left === chatId || !matchMedia('(width < 768px)').matches) return
    const target = chatId === null ? document.getElementById(chatLinkId(left ?? 0)) : pane.current
    target?.focus({ preventScroll: true })
  }, [chatId])
  return (
    <div className={css.chats} data-open={chatId !== null || undefined}>
      <div className={css.list}>{list}</div>
      <div ref={pane} tabIndex={-1} className={css.window}>
        {window}
      </div>
    </div>
  )
}
