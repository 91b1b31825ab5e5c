import type { TaskOffer } from '@artel/core/contract'
import { taskQueries } from '@artel/core/tasks'
import { useQueryClient } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { useStillPossible } from '../use-still-possible.ts'
import { useTaskEvent } from '../use-task-event.ts'
import { type AskedOfferEvent, canDo, offerQuestions } from './offer-moves.ts'

/** The question before an offer is accepted, declined or taken back. */
export function OfferEventDialog({
  asked: { event, offer },
  onClose,
}: {
  asked: AskedOfferEvent
  onClose: () => void
}) {
  const { api } = useServices()
  const queries = useQueryClient()
  const call = {
    ACCEPT: api.acceptTaskOffer,
    DECLINE: api.declineTaskOffer,
    WITHDRAW: api.withdrawTaskOffer,
  }[event]
  /** A look makes a new version of an offer: one that is answered at first sight is looked at first. */
  const seenVersion = async ({ id, task, version }: TaskOffer) => {
    await api.viewTaskOffer({ params: { id } })
    const offers = await queries.fetchQuery({ ...taskQueries(api).offers(task.id), staleTime: 0 })
    return offers.find((one) => one.id === id)?.version ?? version
  }
  const isNew = offer.status === 'SENT' && event !== 'WITHDRAW'
  const send = async () =>
    call({ params: { id: offer.id }, body: { version: isNew ? await seenVersion(offer) : offer.version } })
  const { busy, error, run } = useTaskEvent(offer.task.id, send, onClose)
  useStillPossible(canDo(offer, event), busy, onClose)
  return <ConfirmDialog {...offerQuestions[event]} busy={busy} error={error} onConfirm={run} onClose={onClose} />
}
