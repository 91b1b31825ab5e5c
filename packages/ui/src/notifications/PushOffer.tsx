import { canOfferPush, putOffPush } from '@artel/core/notifications'
import { useEffect, useState } from 'react'
import { Alert, Button } from '../kit/index.ts'
import { PagePopup } from '../page-popup/index.ts'
import { useServices } from '../services/index.ts'
import { ru } from './settings.ru.ts'
import { usePushDevice } from './use-push-device.ts'

export interface PushOfferProps {
  /** Why it came to nothing; `null` while it did not. */
  failure: string | null
  isBusy: boolean
  onAccept: () => void
  onPutOff: () => void
}

/** Offers messages to this device when somebody has just begun to wait for an answer. It takes no focus. */
export function PushOffer({ failure, isBusy, onAccept, onPutOff }: PushOfferProps) {
  return (
    <PagePopup
      title={ru.offer}
      alert={
        failure !== null && (
          <Alert kind="error" title={ru.notStarted}>
            {failure}
          </Alert>
        )
      }
      actions={
        <>
          <Button loading={isBusy} onClick={onAccept}>
            {ru.accept}
          </Button>
          <Button variant="secondary" onClick={onPutOff}>
            {ru.putOff}
          </Button>
        </>
      }
    >
      <p>{ru.offerText}</p>
    </PagePopup>
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
