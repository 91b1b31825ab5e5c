import { Mark } from '../kit/cover/index.ts'
import { ButtonLink, EmptyState } from '../kit/index.ts'
import css from './MyTasksView.module.css'
import { ru } from './my-tasks.ru.ts'

export interface MyTasksForStaffProps {
  /** Where the queue of moderation is; `null` while there is no such page. */
  queueTo: string | null
  /** The board, which staff read as everybody does. */
  boardTo: string
}

/** Staff neither order nor reply: their work is elsewhere. */
export function MyTasksForStaff({ queueTo, boardTo }: MyTasksForStaffProps) {
  return (
    <div className={css.page}>
      <h1>{ru.title}</h1>
      <EmptyState
        mark={<Mark look={{ material: 'paper', object: 'shield' }} size={112} />}
        title={ru.staff}
        text={ru.staffText}
        action={<ButtonLink to={queueTo ?? boardTo}>{queueTo ? ru.moderation : ru.board}</ButtonLink>}
      />
    </div>
  )
}
