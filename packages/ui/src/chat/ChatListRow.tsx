import type { ChatPreview, ChatRow } from '@artel/core/chat'
import { paths } from '@artel/core/routes'
import { memo } from 'react'
import { Avatar, Counter, Link, usePageTime } from '../kit/index.ts'
import { faceAddress } from '../people/index.ts'
import css from './ChatListRow.module.css'
import { formatChatTime } from './chat-time.ts'
import { ru } from './ru.ts'

/** Id of a chat's link in the list, for those who return to it. */
export const chatLinkId = (chatId: number): string => `chat-link-${chatId}`

function Preview({ preview }: { preview: ChatPreview | null }) {
  return (
    <p className={css.preview} data-system={preview?.author === 'system' || undefined}>
      {preview?.author === 'mine' && <span className={css.own}>{ru.own}</span>}
      {preview && (preview.text || ru.files(preview.files))}
    </p>
  )
}

/** A chat in the list: who, about what, the last words, when, and how much is unread. */
export const ChatListRow = memo(function ChatListRow({ row, isCurrent }: { row: ChatRow; isCurrent: boolean }) {
  const { now, timeZone } = usePageTime()
  const { id, companion, task, product, preview, unread } = row
  const topic = task ?? product
  return (
    <Link id={chatLinkId(id)} to={paths.chat(id)} className={css.row} aria-current={isCurrent ? 'page' : undefined}>
      <Avatar
        seed={companion.id}
        initials={companion.initials}
        src={faceAddress(companion.avatar, 40)}
        online={companion.isOnline}
      />
      <div className={css.words}>
        <div className={css.line}>
          <p className={css.name}>{companion.name}</p>
          {preview && (
            <time className={css.time} dateTime={preview.createdAt}>
              {formatChatTime(preview.createdAt, now, timeZone)}
            </time>
          )}
        </div>
        {topic && <p className={css.task}>{topic.title}</p>}
        <div className={css.line}>
          <Preview preview={preview} />
          <Counter count={unread} label={ru.unread(unread)} />
        </div>
      </div>
    </Link>
  )
})
