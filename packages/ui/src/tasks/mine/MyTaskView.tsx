import { paths } from '@artel/core/routes'
import { type MyTasksRole, myTaskList } from '@artel/core/tasks'
import { Breadcrumbs, ButtonLink } from '../../kit/index.ts'
import { TaskBar } from '../TaskBar.tsx'
import { TaskHead } from '../TaskHead.tsx'
import { TaskNotice } from '../TaskNotice.tsx'
import { TaskPerson } from '../TaskPerson.tsx'
import { TaskProgress } from '../TaskProgress.tsx'
import { TaskRail } from '../TaskRail.tsx'
import type { TaskViewProps } from '../TaskView.tsx'
import css from './MyTaskView.module.css'
import { ru } from './ru.ts'
import { TaskHistory } from './TaskHistory.tsx'

export interface MyTaskViewProps extends Omit<TaskViewProps, 'notice'> {
  /** As whom the viewer looks at it. */
  role: MyTasksRole
}

/** The deal of one's own task (product §2.4): where it stands, what is next, with whom, replies and what has happened. */
export function MyTaskView({ task, role, replies, reviews, ...steps }: MyTaskViewProps) {
  const isAuthor = role === 'author'
  const ownTasks = myTaskList.address(paths.myTasks(), { ...myTaskList.defaults, role })
  return (
    <div className={css.page}>
      <Breadcrumbs
        items={[
          { label: ru.myTasks, to: paths.myTasks() },
          { label: ru.roles[role], to: ownTasks },
          { label: task.title },
        ]}
      />
      <article className={css.columns}>
        <div className={css.head}>
          <TaskHead task={task} />
          <TaskProgress task={task} />
          <TaskNotice task={task} />
        </div>
        <div className={css.side}>
          <TaskRail task={task} {...steps} />
          {isAuthor && task.executor && (
            <TaskPerson label={ru.executor} person={task.executor} phone={task.executorPhone} />
          )}
          {!isAuthor && <TaskPerson label={ru.client} person={task.author} phone={task.authorPhone} />}
        </div>
        <div className={css.body}>
          {reviews}
          {replies}
          <TaskHistory task={task} />
          <section aria-labelledby="task-page" className={css.section}>
            <h2 id="task-page">{ru.about}</h2>
            <p>{ru.pageHint}</p>
            <div>
              <ButtonLink to={paths.task(task.id)} variant="secondary">
                {ru.page}
              </ButtonLink>
            </div>
          </section>
        </div>
      </article>
      <TaskBar task={task} {...steps} />
    </div>
  )
}
