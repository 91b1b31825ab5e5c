import { Dialog } from '../kit/dialog/index.ts'
import { Button, ErrorState, SkeletonText } from '../kit/index.ts'
import { ru } from './ru.ts'

interface ChangeUnknownProps {
  isFailed: boolean
  onRetry: () => void
  isRetrying: boolean
  onClose: () => void
}

/** The window of another tariff until it is known what follows. */
export function ChangeUnknown({ isFailed, onRetry, isRetrying, onClose }: ChangeUnknownProps) {
  return (
    <Dialog
      open
      title={ru.changes}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {ru.close}
        </Button>
      }
    >
      {isFailed ? (
        <ErrorState title={ru.changesFailed} onRetry={onRetry} retrying={isRetrying} />
      ) : (
        <SkeletonText lines={5} />
      )}
    </Dialog>
  )
}
