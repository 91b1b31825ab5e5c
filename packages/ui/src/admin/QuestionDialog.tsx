import { Dialog } from '../kit/dialog/index.ts'
import { Alert, Button } from '../kit/index.ts'
import { ru } from './ru.ts'

export interface QuestionDialogProps {
  title: string
  /** What will follow. */
  text: string
  confirm: string
  danger?: boolean
  isBusy: boolean
  /** Why the last try failed. */
  message: string | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a step of administration that fills in nothing. */
export function QuestionDialog({
  title,
  text,
  confirm,
  danger = false,
  isBusy,
  message,
  onConfirm,
  onClose,
}: QuestionDialogProps) {
  return (
    <Dialog
      open
      size="small"
      title={title}
      description={text}
      onClose={onClose}
      footer={
        <>
          <Button variant={danger ? 'danger' : 'primary'} loading={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {ru.back}
          </Button>
        </>
      }
    >
      {message !== null && <Alert kind="error">{message}</Alert>}
    </Dialog>
  )
}
