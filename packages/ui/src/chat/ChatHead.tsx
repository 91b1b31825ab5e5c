import type { ChatRow } from '@artel/core/chat'
import { formatLastVisit } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar, Icon, Link, Skeleton, TextLink, usePageTime } from '../kit/index.ts'
import { TaskStatusBadge } from '../tasks/index.ts'
import css from './ChatHead.module.css'
import { ru } from './ru.ts'

/** The way back to the list, for the phone that shows one of them at a time. */
export function BackLink() {
  return (
    <Link to={paths.chats()} className={css.back} aria-label={ru.toList} title={ru.toList}>
      <Icon of={ChevronLeft} size={24} />
    </Link>
  )
}

function Deal({ task, side }: { task: NonNullable<ChatRow['task']>; side: ChatRow['side'] }) {
  return (
    <section className={css.deal} aria-label={ru.toTask}>
      <TextLink quiet to={paths.task(task.id)} className={css.task}>
        {task.title}
      </TextLink>
      <TaskStatusBadge status={task.status} />
      <p className={css.step}>{ru.nextSteps[side][task.status]}</p>
    </section>
  )
}

/** Top of a chat: the other side with their presence, and the deal that the chat is about. */
export function ChatHead({ chat, actions }: { chat: ChatRow; actions: ReactNode }) {
  const { now, timeZone } = usePageTime()
  const { companion, task, side } = chat
  return (
    <>
      <header className={css.head}>
        <BackLink />
        <Avatar seed={companion.id} initials={companion.initials} />
        <div className={css.person}>
          <h2 className={css.name}>{companion.name}</h2>
          <p className={css.presence} data-online={companion.isOnline || undefined}>
            {formatLastVisit(companion, now, timeZone)}
          </p>
        </div>
        {actions}
      </header>
      {task && <Deal task={task} side={side} />}
    </>
  )
}

/** The head of a chat of which nothing is known yet. */
export function ChatHeadSkeleton() {
  return (
    <div className={css.head}>
      <BackLink />
      <Skeleton shape="circle" />
      <div className={css.person}>
        <Skeleton className={css.nameSkeleton} />
        <Skeleton className={css.presenceSkeleton} />
      </div>
    </div>
  )
}
