import { taskQueries } from '@artel/core/tasks'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { TaskFacts, taskPrice } from '../tasks/index.ts'
import css from './DeskObject.module.css'
import { ru } from './ru.ts'

/** What a task says beside its text. Without it the text can be judged all the same. */
export function TaskOnDesk({ id }: { id: number }) {
  const { api } = useServices()
  const { data } = useQuery(taskQueries(api).one(id))
  if (!data) return null
  const price = taskPrice(data)
  return (
    <section className={css.part}>
      <h3 className={css.label}>{ru.facts}</h3>
      <p>
        {data.category.name} · {price.text}
      </p>
      <TaskFacts task={data} />
    </section>
  )
}
