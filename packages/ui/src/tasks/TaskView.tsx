import type { Task } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../kit/index.ts'
import { ru } from './ru.ts'
import { isDealOn, TaskAbout } from './TaskAbout.tsx'
import { TaskBar } from './TaskBar.tsx'
import { TaskHead } from './TaskHead.tsx'
import { TaskNotice } from './TaskNotice.tsx'
import { TaskPerson } from './TaskPerson.tsx'
import { TaskProgress } from './TaskProgress.tsx'
import { TaskRail } from './TaskRail.tsx'
import css from './TaskView.module.css'
import type { TaskAction } from './task-moves.ts'

export interface TaskViewProps {
  task: Task
  /** Replies, or the reply form. */
  replies: ReactNode
  /** Why the viewer may not reply, in the place of what is next. */
  notice?: ReactNode
  /** The viewer asked for a step of the lifecycle. */
  onAction: (action: TaskAction) => void
  onSignIn: () => void
  /** What both sides have said of the deal. */
  reviews?: ReactNode
  /** The viewer wants to say what the other side was like. */
  onReview: () => void
  /** Left out for who may not complain: the author and staff. */
  onComplain?: (() => void) | undefined
}

/** Page of a task (product §2.3) for any viewer. */
export function TaskView({ task, replies, notice, reviews, ...steps }: TaskViewProps) {
  const isAuthor = task.viewer === 'AUTHOR'
  // What waits for the viewer's answer stands before what they may read.
  const repliesFirst = (isAuthor && !isDealOn(task.status)) || task.replyRefusal === 'OFFERED'
  return (
    <div className={css.page}>
      <Breadcrumbs
        items={[
          isAuthor ? { label: ru.myTasks, to: paths.myTasks() } : { label: ru.allTasks, to: paths.taskFind() },
          { label: task.category.name, to: paths.taskFindCategory(task.category.slug) },
          { label: task.title },
        ]}
      />
      <article className={css.columns}>
        <div className={css.head}>
          <TaskHead task={task} />
          <TaskProgress task={task} />
          {notice ?? <TaskNotice task={task} />}
        </div>
        <div className={css.side}>
          <TaskRail task={task} {...steps} />
          {!isAuthor && <TaskPerson label={ru.author} person={task.author} phone={task.authorPhone} />}
          {task.executor && task.viewer !== 'EXECUTOR' && (
            <TaskPerson label={ru.executor} person={task.executor} phone={task.executorPhone} />
          )}
        </div>
        <div className={css.body}>
          {reviews}
          {repliesFirst && replies}
          <TaskAbout task={task} />
          {!repliesFirst && replies}
        </div>
      </article>
      <TaskBar task={task} {...steps} />
    </div>
  )
}
