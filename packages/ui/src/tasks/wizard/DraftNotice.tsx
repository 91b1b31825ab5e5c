import { formatRelativeTime } from '@artel/core/format'
import type { WizardDraftViewState } from '@artel/core/tasks'
import { useState } from 'react'
import { Alert, Button, usePageTime } from '../../kit/index.ts'
import { quietPart } from '../../kit/lazy/index.ts'
import css from './DraftNotice.module.css'
import { ru } from './ru.ts'

const ConfirmDialog = quietPart(async () => (await import('../ConfirmDialog.tsx')).ConfirmDialog)

export interface DraftNoticeProps {
  draft: WizardDraftViewState
  onTakeUp: () => void
  onDiscard: () => void
}

/** Says that a task begun before is here, or can be had. Throwing it away is asked twice. */
export function DraftNotice({ draft, onTakeUp, onDiscard }: DraftNoticeProps) {
  const { now, timeZone } = usePageTime()
  const [isAsking, setAsking] = useState(false)
  const when = formatRelativeTime(draft.savedAt, now, timeZone)
  const isTakenUp = draft.status === 'takenUp'
  const discard = () => {
    setAsking(false)
    onDiscard()
  }
  return (
    <>
      <Alert
        kind="info"
        title={isTakenUp ? ru.draftKept : ru.draftAside(draft.title)}
        action={
          <div className={css.buttons}>
            {!isTakenUp && (
              <Button variant="secondary" dense onClick={onTakeUp}>
                {ru.takeUp}
              </Button>
            )}
            <Button variant="ghost" dense onClick={() => setAsking(true)}>
              {isTakenUp ? ru.startOver : ru.forget}
            </Button>
          </div>
        }
      >
        {isTakenUp ? ru.draftKeptText(when) : ru.draftAsideText(when)}
      </Alert>
      {isAsking && (
        <ConfirmDialog
          title={isTakenUp ? ru.startOverTitle : ru.forgetTitle}
          text={ru.discardText}
          confirm={isTakenUp ? ru.startOver : ru.forget}
          danger
          busy={false}
          error={null}
          onConfirm={discard}
          onClose={() => setAsking(false)}
          onFailed={() => setAsking(false)}
        />
      )}
    </>
  )
}
