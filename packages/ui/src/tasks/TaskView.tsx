import type { Task } from '@artel/core/contract'
import { counted, formatBudget, formatRelativeTime, words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { Breadcrumbs, Card, Icon, usePageTime, VisuallyHidden } from '../kit/index.ts'
import { ru } from './ru.ts'
import { TaskFacts } from './TaskFacts.tsx'
import { TaskHistory } from './TaskHistory.tsx'
import { TaskNextStep } from './TaskNextStep.tsx'
import { TaskPerson } from './TaskPerson.tsx'
import { TaskStatusBadge } from './TaskStatusBadge.tsx'
import css from './TaskView.module.css'

export interface TaskViewProps {
  task: Task
  /** Buttons of what the viewer may do with the task itself. */
  actions: ReactNode
  /** Replies, the reply form, or why there is none. */
  replies: ReactNode
}

/** Page of a task (product §2.3) for any viewer. */
export function TaskView({ task, actions, replies }: TaskViewProps) {
  const { now, timeZone } = usePageTime()
  return (
    <div className={css.page}>
      <Breadcrumbs
        items={[
          { label: ru.allTasks, to: paths.taskFind() },
          { label: task.category.name, to: paths.taskFindCategory(task.category.slug) },
          { label: task.title },
        ]}
      />
      <article className={css.columns}>
        <div className={css.head}>
          <header className={css.title}>
            <div className={css.states}>
              <TaskStatusBadge status={task.status} />
              <span>{formatRelativeTime(task.publishedAt ?? task.createdAt, now, timeZone)}</span>
              <span className={css.views}>
                <Icon of={Eye} size={16} />
                {counted(task.viewsCount, words.view)}
              </span>
            </div>
            <h1>{task.title}</h1>
            <p className={css.price}>
              <VisuallyHidden>{ru.budget}: </VisuallyHidden>
              {formatBudget(task)}
            </p>
          </header>
          <TaskNextStep task={task} />
        </div>
        <Card className={css.side}>
          <TaskPerson label={ru.author} person={task.author} phone={task.authorPhone} />
          {task.executor && <TaskPerson label={ru.executor} person={task.executor} phone={null} />}
          {actions}
        </Card>
        <div className={css.body}>
          <TaskFacts task={task} />
          <section className={css.section} aria-labelledby="task-description">
            <h2 id="task-description">{ru.description}</h2>
            <p className={css.description}>{task.description}</p>
          </section>
          {replies}
          <TaskHistory history={task.history} />
        </div>
      </article>
    </div>
  )
}
