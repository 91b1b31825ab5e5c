import { canOfferPush, putOffPush } from '@artel/core/notifications'
import { X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Alert, Button, IconButton } from '../kit/index.ts'
import { useServices } from '../services/index.ts'
import css from './PushOffer.module.css'
import { ru } from './settings.ru.ts'
import { usePushDevice } from './use-push-device.ts'

export interface PushOfferProps {
  /** Why it came to nothing; `null` while it did not. */
  failure: string | null
  isBusy: boolean
  onAccept: () => void
  onPutOff: () => void
}

/** Offers messages to this device when somebody has just begun to wait for an answer. It lies over the foot of the page and takes no focus. */
export function PushOffer({ failure, isBusy, onAccept, onPutOff }: PushOfferProps) {
  const id = useId()
  return (
    <section className={css.offer} aria-labelledby={id}>
      <div role="status" className={css.words}>
        <h2 id={id} className={css.title}>
          {ru.offer}
        </h2>
        <p>{ru.offerText}</p>
      </div>
      {failure !== null && (
        <Alert kind="error" title={ru.notStarted}>
          {failure}
        </Alert>
      )}
      <div className={css.actions}>
        <Button loading={isBusy} onClick={onAccept}>
          {ru.accept}
        </Button>
        <Button variant="secondary" onClick={onPutOff}>
          {ru.putOff}
        </Button>
      </div>
      <IconButton icon={X} label={ru.putOff} className={css.close} onClick={onPutOff} />
    </section>
  )
}

/** The offer over the device's machine: shown where messages are possible, not on yet and not put off. */
export function PushOfferScreen() {
  const { storage, clock, toasts } = useServices()
  const { view, send } = usePushDevice()
  const [isOver, setOver] = useState(() => !canOfferPush(storage, clock))
  const [isAccepted, setAccepted] = useState(false)
  const isOn = view.status === 'ready' && view.isOn && !view.isBusy
  useEffect(() => {
    if (!isOn || !isAccepted) return
    setOver(true)
    toasts.send({ type: 'toast.show', kind: 'success', text: ru.started, at: clock.now() })
  }, [isOn, isAccepted, toasts, clock])
  if (isOver || view.status !== 'ready' || (isOn && !isAccepted)) return null
  return (
    <PushOffer
      failure={view.message}
      isBusy={view.isBusy}
      onAccept={() => {
        setAccepted(true)
        send({ type: 'push.start' })
      }}
      onPutOff={() => {
        putOffPush(storage, clock)
        setOver(true)
      }}
    />
  )
}
