import { type ReactNode, useEffect, useRef } from 'react'
import { chatLinkId } from './ChatListRow.tsx'
import css from './ChatsLayout.module.css'
import { ru } from './ru.ts'

export interface ChatsLayoutProps {
  /** The open chat; `null` for the list alone. */
  chatId: number | null
  list: ReactNode
  window: ReactNode
}

/** The list and the window side by side; a phone shows one of them. */
export function ChatsLayout({ chatId, list, window }: ChatsLayoutProps) {
  const listPane = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const shown = useRef(chatId)
  // On a phone the pane that held the focus is gone, so the focus follows to the one that has come.
  useEffect(() => {
    const left = shown.current
    shown.current = chatId
    if (left === chatId || !matchMedia('(width < 768px)').matches) return
    const link = document.getElementById(chatLinkId(left ?? 0))
    const target = chatId === null ? (link ?? listPane.current) : pane.current
    target?.focus({ preventScroll: true })
  }, [chatId])
  return (
    <div className={css.chats} data-open={chatId !== null || undefined}>
      <div ref={listPane} tabIndex={-1} className={css.list}>
        {list}
      </div>
      <div ref={pane} tabIndex={-1} className={css.window}>
        {/* The list, which has the title of the page, is gone from a phone then. */}
        {chatId !== null && <h1 className={css.title}>{ru.openChat}</h1>}
        {window}
      </div>
    </div>
  )
}
