import { Alert, Button } from '../../kit/index.ts'
import { ru } from './ru.ts'

/** Files that were chosen on a page that is gone: they have to be chosen again, and nobody should find out later. */
export function LostFiles({ names, onDismiss }: { names: readonly string[]; onDismiss: () => void }) {
  return (
    <Alert
      kind="warning"
      title={ru.filesLost}
      action={
        <Button variant="ghost" dense onClick={onDismiss}>
          {ru.filesLostRead}
        </Button>
      }
    >
      {ru.filesLostText(names)}
    </Alert>
  )
}
