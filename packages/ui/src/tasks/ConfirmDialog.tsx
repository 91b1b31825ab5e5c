import type { ReactNode } from 'react'
import { Dialog } from '../kit/dialog/index.ts'
import { Alert, Button } from '../kit/index.ts'
import css from './ConfirmDialog.module.css'
import { ru } from './dialogs.ru.ts'

export interface ConfirmDialogProps {
  title: string
  /** What will follow, before it cannot be undone. */
  text?: string
  confirm: string
  danger?: boolean
  /** `medium` where something is chosen first. */
  size?: 'small' | 'medium'
  busy: boolean
  /** Why the last try failed. */
  error: string | null
  children?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a step with consequences. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, danger = false, size = 'small', busy, error, children, onConfirm, onClose } = props
  return (
    <Dialog
      open
      size={size}
      title={title}
      description={text}
      onClose={onClose}
      footer={
        <>
          <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {ru.back}
          </Button>
        </>
      }
    >
      {(error || children) && (
        <div className={css.body}>
          {error && <Alert kind="error">{error}</Alert>}
          {children}
        </div>
      )}
    </Dialog>
  )
}
