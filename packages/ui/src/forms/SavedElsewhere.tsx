import { Alert, Button } from '../kit/index.ts'
import { ru } from './ru.ts'

/** Says that what is being changed was changed elsewhere meanwhile. */
export function SavedElsewhere({ onShowSaved }: { onShowSaved: () => void }) {
  return (
    <Alert
      kind="warning"
      title={ru.conflict}
      action={
        <Button variant="secondary" dense onClick={onShowSaved}>
          {ru.showSaved}
        </Button>
      }
    >
      {ru.conflictText}
    </Alert>
  )
}
