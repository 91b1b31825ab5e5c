import { type ClientProfile, OPEN_TASKS_SHOWN } from '@artel/core/contract'
import { DOT, formatLastVisit } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { ComplainButton } from '../complaints/ask/index.ts'
import { ButtonLink, Icon, SectionHeading, TextLink, usePageTime } from '../kit/index.ts'
import { PersonHeader, personWords, trustFacts } from '../people/index.ts'
import { TaskCard, TaskRows } from '../tasks/index.ts'
import css from './ClientView.module.css'
import { ru } from './ru.ts'

export interface ClientViewProps {
  client: ClientProfile
  /** Whose page it is to the viewer: their own, one they may complain of, or one they look at for the house. */
  viewer: 'SELF' | 'OTHER' | 'STAFF'
  /** What executors say of the client. */
  reviews: ReactNode
}

function Actions({ client, viewer }: Omit<ClientViewProps, 'reviews'>) {
  if (viewer === 'OTHER') return <ComplainButton subject={{ target: 'USER', targetId: client.id }} />
  return (
    <ButtonLink variant="secondary" to={paths.profile()}>
      <Icon of={Pencil} size={16} />
      {ru.edit}
    </ButtonLink>
  )
}

function OpenTasks({ client, viewer }: Omit<ClientViewProps, 'reviews'>) {
  const { openTasks } = client
  if (openTasks.length === 0) {
    const isOwn = viewer === 'SELF'
    return (
      <section className={css.section} aria-label={ru.open}>
        <SectionHeading title={ru.open} />
        <p className={css.none}>
          {isOwn ? ru.ownNoOpen : ru.noOpen}{' '}
          <TextLink to={isOwn ? paths.taskCreate() : paths.taskFind()}>{isOwn ? ru.create : ru.board}</TextLink>
        </p>
      </section>
    )
  }
  const title = openTasks.length < OPEN_TASKS_SHOWN ? ru.open : ru.newest
  return (
    <section className={css.section} aria-label={title}>
      <SectionHeading title={title} />
      <TaskRows>
        {openTasks.map((task) => (
          <TaskCard key={task.id} task={task} level={3} />
        ))}
      </TaskRows>
    </section>
  )
}

/** Page of a client (product §2.1): who, why to trust them, what they look for, what executors say. */
export function ClientView({ client, viewer, reviews }: ClientViewProps) {
  const { now, timeZone } = usePageTime()
  const about = [ru.client, client.cityName, formatLastVisit(client, now, timeZone)].filter(Boolean).join(DOT)
  return (
    <div className={css.page}>
      <PersonHeader
        // Their own name needs no way to where one is.
        person={{ ...personWords(client, 120), about, to: undefined }}
        trust={{
          ...trustFacts(client, now, timeZone),
          jobs: client.tasksCount === 0 ? undefined : ru.tasks(client.tasksCount, client.finishedTasksCount),
        }}
        actions={viewer !== 'STAFF' && <Actions client={client} viewer={viewer} />}
      />
      {viewer === 'SELF' && <p className={css.own}>{ru.ownPage}</p>}
      <OpenTasks client={client} viewer={viewer} />
      {reviews}
    </div>
  )
}
