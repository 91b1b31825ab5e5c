import type { Task } from '@artel/core/contract'
import { taskQueries } from '@artel/core/tasks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { quietPart } from '../../kit/lazy/index.ts'
import { useServices, useViewer } from '../../services/index.ts'
import { OfferSkeleton } from './OfferSkeleton.tsx'
import { OfferToMe } from './OfferToMe.tsx'
import type { AskedOfferEvent } from './offer-moves.ts'
import { SentOffers } from './SentOffers.tsx'

const OfferEventDialog = quietPart(async () => (await import('./OfferEventDialog.tsx')).OfferEventDialog)
const OfferFormDialog = quietPart(async () => (await import('./OfferFormDialog.tsx')).OfferFormDialog)

/** Offers of a task: those that its author has sent, or the one that the viewer has got. */
export function TaskOffers({ task }: { task: Task }) {
  const { api } = useServices()
  const viewerId = useViewer()?.id
  const query = useQuery(taskQueries(api).offers(task.id))
  const [asked, setAsked] = useState<AskedOfferEvent | null>(null)
  const [isOffering, setOffering] = useState(false)
  const offers = query.data ?? []
  const isAuthor = task.viewer === 'AUTHOR'
  // The newest: after an offer was declined the same executor may be asked again.
  const got = isAuthor ? undefined : offers.find(({ executor }) => executor.id === viewerId)

  const { refetch } = query
  const unseen = got?.status === 'SENT' ? got.id : null
  useEffect(() => {
    if (unseen === null) return
    // One that could not be told is told with the next look.
    void api.viewTaskOffer({ params: { id: unseen } }).then(
      () => refetch(),
      () => undefined,
    )
  }, [api, unseen, refetch])

  return (
    <>
      {isAuthor && (
        <SentOffers
          status={query.status}
          offers={offers}
          isOpen={task.status === 'APPROVED'}
          onOffer={() => setOffering(true)}
          onWithdraw={(offer) => setAsked({ event: 'WITHDRAW', offer })}
          onRetry={() => void refetch()}
        />
      )}
      {!isAuthor && query.isPending && task.replyRefusal === 'OFFERED' && <OfferSkeleton />}
      {got && <OfferToMe offer={got} onAsk={(event) => setAsked({ event, offer: got })} />}
      {asked && (
        <OfferEventDialog
          // As it is now: it may have become another version since it was asked about.
          asked={{ ...asked, offer: offers.find(({ id }) => id === asked.offer.id) ?? asked.offer }}
          onClose={() => setAsked(null)}
          onFailed={() => setAsked(null)}
        />
      )}
      {isOffering && (
        <OfferFormDialog
          task={task}
          offers={offers}
          onClose={() => setOffering(false)}
          onFailed={() => setOffering(false)}
        />
      )}
    </>
  )
}
