import { Dialog } from '../kit/dialog/index.ts'
import { Alert, Button } from '../kit/index.ts'
import { ru } from './ru.ts'

export interface AskDialogProps {
  title: string
  /** What will follow. */
  text: string
  confirm: string
  busy?: boolean
  /** Why the last try failed. */
  error?: string | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a step that takes something away. */
export function AskDialog({ title, text, confirm, busy = false, error = null, onConfirm, onClose }: AskDialogProps) {
  return (
    <Dialog
      open
      size="small"
      title={title}
      description={text}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" loading={busy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {ru.back}
          </Button>
        </>
      }
    >
      {error && <Alert kind="error">{error}</Alert>}
    </Dialog>
  )
}
