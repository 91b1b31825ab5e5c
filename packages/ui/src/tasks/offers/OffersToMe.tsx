import type { TaskOffer } from '@artel/core/contract'
import { NBSP } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { taskQueries } from '@artel/core/tasks'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink, VisuallyHidden } from '../../kit/index.ts'
import { Face, personWords } from '../../people/index.ts'
import { useServices, useViewer } from '../../services/index.ts'
import css from './Offers.module.css'
import { canDo, useDeadline } from './offer-moves.ts'
import { ru } from './ru.ts'

function Row({ offer: { task, client, expiresAt } }: { offer: TaskOffer }) {
  const [day, time] = useDeadline(expiresAt)
  return (
    <li className={css.row}>
      <Face person={personWords(client, 40)} />
      <div className={css.words}>
        <p className={css.name}>{task.title}</p>
        <p className={css.state}>{[ru.from(client.name), ru.until(day, time)].join(`${NBSP}· `)}</p>
      </div>
      <div className={css.actions}>
        <ButtonLink dense variant="quiet" to={paths.myTask(task.id, 'executor')}>
          {ru.answer}
          <VisuallyHidden>: {task.title}</VisuallyHidden>
        </ButtonLink>
      </div>
    </li>
  )
}

/** Offers that wait for an executor's answer, above their tasks. */
function OffersToMeList({ offers }: { offers: readonly TaskOffer[] }) {
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="offers-to-me" className={css.section}>
      <h2 id="offers-to-me" className={css.heading}>
        {ru.inMyTasks}
      </h2>
      <ul className={css.list}>
        {offers.map((offer) => (
          <Row key={offer.id} offer={offer} />
        ))}
      </ul>
    </section>
  )
}

/** The same over its query; what cannot be had is not missed, the tasks stand below. */
export function OffersToMe() {
  const { api } = useServices()
  const viewerId = useViewer()?.id
  const { data = [] } = useQuery(taskQueries(api).allOffers())
  return <OffersToMeList offers={data.filter((offer) => offer.executor.id === viewerId && canDo(offer, 'ACCEPT'))} />
}
