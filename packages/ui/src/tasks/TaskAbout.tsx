import type { Task, TaskStatus } from '@artel/core/contract'
import { ru } from './ru.ts'
import css from './TaskAbout.module.css'
import { TaskFacts } from './TaskFacts.tsx'
import { TaskPhotos } from './TaskPhotos.tsx'
import { TaskPlace } from './TaskPlace.tsx'

/** Somebody has been chosen, and nobody went back on it. */
export const isDealOn = (status: TaskStatus): boolean => status === 'IN_PROGRESS' || status === 'FINISHED'

const titleOf = ({ viewer, status }: Task): string => {
  if (viewer === 'AUTHOR' || viewer === 'EXECUTOR') return isDealOn(status) ? ru.agreedOn : ru.about
  return ru.about
}

/** What there is to do: at a glance, in words, in pictures, on the map. */
export function TaskAbout({ task }: { task: Task }) {
  return (
    <section className={css.about} aria-labelledby="task-about">
      <h2 id="task-about">{titleOf(task)}</h2>
      <TaskFacts task={task} />
      <p className={css.description}>{task.description}</p>
      <TaskPhotos task={task} />
      <TaskPlace task={task} />
    </section>
  )
}
