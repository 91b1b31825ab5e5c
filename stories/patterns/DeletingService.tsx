import { Alert, Button } from '@artel/ui/kit'
import { Dialog } from '@artel/ui/kit/dialog'
import css from './Patterns.module.css'

export interface DeletingServiceProps {
  status: 'idle' | 'asked' | 'deleting' | 'failed' | 'deleted'
  onAsk: () => void
  onConfirm: () => void
  onClose: () => void
}

/** The pattern of a step that cannot be undone: the button opens a question that names what will be lost. */
export function DeletingService({ status, onAsk, onConfirm, onClose }: DeletingServiceProps) {
  const isOpen = status === 'asked' || status === 'deleting' || status === 'failed'
  return (
    <div className={css.column}>
      {status === 'deleted' ? (
        <Alert kind="success">Услуга «Замена смесителя» удалена.</Alert>
      ) : (
        <Button variant="danger" onClick={onAsk}>
          Удалить услугу
        </Button>
      )}
      <Dialog
        open={isOpen}
        size="small"
        title="Удалить услугу?"
        description="«Замена смесителя» исчезнет из вашего профиля. Вернуть её не получится."
        onClose={onClose}
        footer={
          <>
            <Button variant="danger" loading={status === 'deleting'} onClick={onConfirm}>
              Удалить
            </Button>
            <Button variant="secondary" disabled={status === 'deleting'} onClick={onClose}>
              Не сейчас
            </Button>
          </>
        }
      >
        {status === 'failed' && <Alert kind="error">Не удалось удалить: нет связи. Услуга на месте.</Alert>}
      </Dialog>
    </div>
  )
}
