import { Dialog } from '../kit/dialog/index.ts'
import { Alert, Button } from '../kit/index.ts'
import { ru } from './ru.ts'

export interface EndSessionDialogProps {
  /** The device of the session; `null` for all but this one. */
  device: string | null
  isBusy: boolean
  /** Why the last try failed. */
  message: string | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks before one session, or all the others, are ended. */
export function EndSessionDialog({ device, isBusy, message, onConfirm, onClose }: EndSessionDialogProps) {
  const { askTitle, askText, askOthersTitle, askOthersText, confirm, back } = ru.sessions
  return (
    <Dialog
      open
      size="small"
      title={device === null ? askOthersTitle : askTitle}
      description={device === null ? askOthersText : askText(device)}
      onClose={onClose}
      footer={
        <>
          <Button loading={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {back}
          </Button>
        </>
      }
    >
      {message !== null && <Alert kind="error">{message}</Alert>}
    </Dialog>
  )
}
