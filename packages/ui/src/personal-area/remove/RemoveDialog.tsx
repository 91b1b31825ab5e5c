import { Dialog } from '../../kit/dialog/index.ts'
import { Alert, Button } from '../../kit/index.ts'
import { ru } from './ru.ts'

export interface RemoveDialogProps {
  title: string
  /** What will be gone with it. */
  text: string
  isBusy: boolean
  /** Why the last try failed; `null` before it. */
  message: string | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something of one's own is deleted for good. */
export function RemoveDialog({ title, text, isBusy, message, onConfirm, onClose }: RemoveDialogProps) {
  return (
    <Dialog
      open
      size="small"
      title={title}
      description={text}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" loading={isBusy} onClick={onConfirm}>
            {ru.remove}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {ru.keep}
          </Button>
        </>
      }
    >
      {message !== null && <Alert kind="error">{message}</Alert>}
    </Dialog>
  )
}
