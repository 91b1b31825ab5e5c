import { TOTAL_ITEMS_CAP } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import type { FreshTasks as Fresh } from '@artel/core/tasks'
import { ButtonLink, classNames } from '../../kit/index.ts'
import { TaskCard } from '../../tasks/index.ts'
import band from '../band.module.css'
import css from './FreshTasks.module.css'
import { ru } from './ru.ts'

export interface FreshTasksProps {
  fresh: Fresh
  /** The visitor's city, if any. */
  cityName: string | null
  /** Whoever is no executor is invited to become one. */
  isInvited: boolean
}

/** The band for executors: what waits for them where they are. */
export function FreshTasks({ fresh: { items, total, isInCity }, cityName, isInvited }: FreshTasksProps) {
  const count = total >= TOTAL_ITEMS_CAP ? ru.many(TOTAL_ITEMS_CAP) : ru.waiting(total)
  return (
    <section className={classNames(band.band, css.fresh)} aria-labelledby="home-fresh">
      {items.length > 0 && (
        <div className={css.tasks}>
          {items.map((task) => (
            <TaskCard key={task.id} task={task} level={3} />
          ))}
        </div>
      )}
      <div className={css.words}>
        <h2 id="home-fresh">{items.length > 0 ? count : ru.none}</h2>
        {items.length > 0 && <p className={css.place}>{isInCity && cityName ? cityName : ru.country}</p>}
        <p>{ru.text}</p>
        <div className={css.ways}>
          <ButtonLink to={paths.taskFind()} variant="secondary">
            {ru.look}
          </ButtonLink>
          {isInvited && (
            <ButtonLink to={paths.becomeExecutor()} variant="ghost">
              {ru.become}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
