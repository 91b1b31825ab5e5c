import { errorMessage, isApiError } from '@artel/core/api'
import { useMutation } from '@tanstack/react-query'
import { RemoveDialog } from './RemoveDialog.tsx'

export interface RemovalProps {
  title: string
  /** What will be gone with it. */
  text: string
  /** Deletes it. @throws ApiError */
  remove: () => Promise<unknown>
  onRemoved: () => void
  onClose: () => void
}

/** Asks before something of one's own is deleted, and deletes it. What is gone already was deleted elsewhere. */
export function RemovalQuestion({ title, text, remove, onRemoved, onClose }: RemovalProps) {
  const removal = useMutation({
    async mutationFn() {
      try {
        await remove()
      } catch (error) {
        if (!isApiError(error, 'NOT_FOUND')) throw error
      }
    },
    onSuccess: onRemoved,
  })
  return (
    <RemoveDialog
      title={title}
      text={text}
      isBusy={removal.isPending}
      message={removal.isError ? errorMessage(removal.error) : null}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    />
  )
}
