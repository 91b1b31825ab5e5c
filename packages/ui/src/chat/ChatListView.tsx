import type { ChatListViewState } from '@artel/core/chat'
import type { Role } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { Pin, Search, X } from 'lucide-react'
import { type RefObject, type UIEvent, useEffect, useRef } from 'react'
import { Mark } from '../kit/cover/index.ts'
import { Button, ButtonLink, EmptyState, ErrorState, Icon, IconButton, Input } from '../kit/index.ts'
import { VirtualList, type VirtualListHandle } from '../kit/virtual-list/index.ts'
import { ChatListRow } from './ChatListRow.tsx'
import css from './ChatListView.module.css'
import { ConnectionLine } from './ConnectionLine.tsx'
import { chatLooks } from './chat-looks.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ru } from './ru.ts'

export interface ChatListViewProps {
  view: ChatListViewState
  /** Whose chats they are: where there are none, it says where one begins. */
  role?: Role | undefined
  onSearch: (text: string) => void
  onMore: () => void
  onRetry: () => void
  onSignIn: () => void
}

function More({ view, onMore }: { view: Extract<ChatListViewState, { status: 'ready' }>; onMore: () => void }) {
  if (view.more === 'none') return null
  return (
    <div className={css.more}>
      {view.more === 'failed' && <p role="alert">{ru.moreFailed}</p>}
      <Button dense variant="secondary" loading={view.more === 'loading'} onClick={onMore}>
        {view.more === 'failed' ? ru.retry : ru.more}
      </Button>
    </div>
  )
}

/** Where a first chat comes from: staff answer nobody, and read letters of others in a complaint. */
function NoChats({ role }: Pick<ChatListViewProps, 'role'>) {
  const [text, to, label] =
    role === 'MODERATOR' || role === 'ADMIN'
      ? [ru.emptyOfStaff, paths.moderation(), ru.toModeration]
      : role === 'CLIENT'
        ? [ru.emptyOfClient, paths.taskCreate(), ru.createTask]
        : [ru.emptyText, paths.taskFind(), ru.findTask]
  return (
    <EmptyState
      mark={<Mark look={chatLooks.talk} size={112} />}
      title={ru.empty}
      text={text}
      action={<ButtonLink to={to}>{label}</ButtonLink>}
    />
  )
}

function Chats(props: ChatListViewProps & { scroller: RefObject<HTMLElement | null> }) {
  const { view, role, onMore, onRetry, scroller } = props
  switch (view.status) {
    case 'loading':
      return <ListSkeleton />
    case 'failed':
      return (
        <ErrorState
          mark={<Mark look={chatLooks.broken} size={112} />}
          title={ru.listFailed}
          text={view.message}
          onRetry={onRetry}
        />
      )
    case 'empty':
      if (view.pinned) return null
      return <NoChats role={role} />
    case 'nothingFound':
      return (
        <EmptyState
          mark={<Mark look={chatLooks.search} size={112} />}
          title={ru.nothingFound}
          text={ru.nothingFoundText}
        />
      )
    case 'ready':
      return <Rows view={view} onMore={onMore} scroller={scroller} />
  }
}

/** Pixels of a row with its line, at the usual size of text: `ChatListRow.module.css`. */
const ROW_HEIGHT = 87

interface RowsProps {
  view: Extract<ChatListViewState, { status: 'ready' }>
  onMore: () => void
  scroller: RefObject<HTMLElement | null>
}

function Rows({ view, onMore, scroller }: RowsProps) {
  const list = useRef<VirtualListHandle>(null)
  /** How many there were when more were asked for by the button. */
  const asked = useRef<number | null>(null)
  const count = view.rows.length

  // With the last page the button goes; focus, which was on it, goes on to the first row that has come.
  useEffect(() => {
    if (asked.current === null || count <= asked.current) return
    const first = asked.current
    asked.current = null
    if (document.activeElement === document.body) list.current?.focusRow(first)
  }, [count])

  return (
    <>
      <VirtualList
        ref={list}
        label={ru.chats}
        rows={view.rows}
        rowKey={({ id }) => id}
        rowHeight={ROW_HEIGHT}
        total={view.more === 'none' ? count : -1}
        scroller={scroller}
      >
        {(row) => (
          <div className={css.row}>
            <ChatListRow row={row} isCurrent={row.id === view.selectedId} />
          </div>
        )}
      </VirtualList>
      <More
        view={view}
        onMore={() => {
          asked.current = count
          onMore()
        }}
      />
    </>
  )
}

/** Pixels above the end of the list at which its next page is asked for. */
const NEAR_END = 200

/** The viewer's chats: search, the pinned one, and the rest by their last message (product §19.5). */
export function ChatListView(props: ChatListViewProps) {
  const { view, onSearch, onMore, onSignIn } = props
  const field = useRef<HTMLInputElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const clear = () => {
    onSearch('')
    field.current?.focus()
  }
  const loadMore = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    if (view.status !== 'ready' || view.more !== 'available') return
    if (scrollHeight - scrollTop - clientHeight < NEAR_END) onMore()
  }
  return (
    <section className={css.list} aria-labelledby="chats-title">
      <header className={css.head}>
        <h1 id="chats-title" className={css.title}>
          {ru.chats}
        </h1>
        <search>
          <Input
            ref={field}
            dense
            type="search"
            aria-label={ru.search}
            placeholder={ru.searchPlaceholder}
            maxLength={100}
            start={<Icon of={Search} size={16} />}
            end={view.search !== '' && <IconButton dense icon={X} label={ru.clearSearch} onClick={clear} />}
            value={view.search}
            onChange={(event) => onSearch(event.target.value)}
          />
        </search>
      </header>
      <div className={css.body}>
        {view.selectedId === null && <ConnectionLine connection={view.connection} onSignIn={onSignIn} />}
        <div ref={scroller} className={css.scroll} onScroll={loadMore}>
          {view.pinned && (
            <div className={css.pinned}>
              <p className={css.pin}>
                <Icon of={Pin} size={16} />
                {ru.pinned}
              </p>
              <ChatListRow row={view.pinned} isCurrent={view.pinned.id === view.selectedId} />
            </div>
          )}
          <Chats {...props} scroller={scroller} />
        </div>
      </div>
    </section>
  )
}
