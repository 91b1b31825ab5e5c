import type { PushDevice as Device } from '@artel/core/contract'
import type { PushDeviceViewState } from '@artel/core/notifications'
import { Alert, Button, SkeletonText, VisuallyHidden } from '../kit/index.ts'
import { Switch } from '../kit/switch/index.ts'
import css from './PushDevice.module.css'
import { ru } from './settings.ru.ts'

export interface PushDeviceProps {
  view: PushDeviceViewState
  /** The person's other devices. */
  others: readonly Device[]
  onStart: () => void
  onStop: () => void
  /** Something may have changed in the browser or on the way. */
  onCheck: () => void
  onRemove: (id: number) => void
}

function ThisDevice({ view, onStart, onStop, onCheck }: Omit<PushDeviceProps, 'others' | 'onRemove'>) {
  switch (view.status) {
    case 'checking':
      return (
        <div className={css.waiting}>
          <VisuallyHidden>{ru.checking}</VisuallyHidden>
          <SkeletonText lines={2} />
        </div>
      )
    case 'unsupported':
      return (
        <Alert kind="info" title={ru.unsupported}>
          {ru.unsupportedText}
        </Alert>
      )
    case 'denied':
      return (
        <Alert
          kind="warning"
          title={ru.denied}
          action={
            <Button dense variant="secondary" onClick={onCheck}>
              {ru.checkAgain}
            </Button>
          }
        >
          {ru.deniedText}
        </Alert>
      )
    case 'failed':
      return (
        <Alert
          kind="error"
          title={ru.deviceFailed}
          action={
            <Button dense variant="secondary" onClick={onCheck}>
              {ru.checkAgain}
            </Button>
          }
        >
          {view.message}
        </Alert>
      )
    case 'ready':
      return (
        <>
          <Switch
            checked={view.isOn}
            disabled={view.isBusy}
            onChange={(isOn) => (isOn ? onStart() : onStop())}
            label={ru.device}
            hint={ru.deviceText}
          />
          {view.message !== null && (
            <Alert kind="error" title={view.isOn ? ru.notStopped : ru.notStarted}>
              {view.message}
            </Alert>
          )}
        </>
      )
  }
}

/** Messages to this device: on by one press, off by one press; and the other devices, each to be stopped from here. */
export function PushDevice({ others, onRemove, ...device }: PushDeviceProps) {
  return (
    <div className={css.devices}>
      <ThisDevice {...device} />
      {others.length > 0 && (
        <ul className={css.others} aria-label={ru.others}>
          {others.map(({ id, name }) => (
            <li key={id} className={css.other}>
              <span>{name}</span>
              <Button dense variant="ghost" onClick={() => onRemove(id)}>
                {ru.stop}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
