import { Skeleton } from '../kit/index.ts'
import { ChatHeadSkeleton } from './ChatHead.tsx'
import css from './ChatListView.module.css'
import { ChatsLayout } from './ChatsLayout.tsx'
import windowCss from './ChatWindowView.module.css'
import { EmptyWindow } from './ChatWindowView.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ru } from './ru.ts'
import { WindowSkeleton } from './WindowSkeleton.tsx'

/** The shape of the chats before anything of them is loaded, and on the server. */
export function ChatsSkeleton({ chatId }: { chatId: number | null }) {
  return (
    <ChatsLayout
      chatId={chatId}
      list={
        <div className={css.list}>
          <header className={css.head}>
            <h1 className={css.title}>{ru.chats}</h1>
            <Skeleton shape="control" className={css.search} />
          </header>
          <ListSkeleton />
        </div>
      }
      window={
        <div className={windowCss.window}>
          {chatId === null ? (
            <EmptyWindow />
          ) : (
            <>
              <ChatHeadSkeleton />
              <WindowSkeleton />
            </>
          )}
        </div>
      }
    />
  )
}
