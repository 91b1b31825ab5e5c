import { formatRelativeTime } from '@artel/core/format'
import { rejectionDetails, rejectRuleFixes, rejectRuleLabels, type TaskEditEvent } from '@artel/core/tasks'
import { useState } from 'react'
import { Alert, Button, usePageTime } from '../../kit/index.ts'
import { quietPart } from '../../kit/lazy/index.ts'
import { LostFiles } from '../wizard/LostFiles.tsx'
import { MeanwhileNotice } from './MeanwhileNotice.tsx'
import { ru } from './ru.ts'
import type { TaskEditViewProps } from './TaskEditView.tsx'

const ConfirmDialog = quietPart(async () => (await import('../ConfirmDialog.tsx')).ConfirmDialog)

type Props = Pick<TaskEditViewProps, 'view' | 'attempt' | 'categories' | 'send'>

function RejectionNotice({ view }: Pick<Props, 'view'>) {
  const { rejectReason, taskStatus } = view
  if (rejectReason === null) return null
  const isPublic = taskStatus === 'APPROVED'
  return (
    <Alert
      kind="error"
      title={`${isPublic ? ru.changeRejected : ru.rejected}: ${lower(rejectRuleLabels[rejectReason])}`}
    >
      <p>
        {rejectRuleFixes[rejectReason]} {isPublic ? ru.changeRejectedText : ru.resubmitted}
      </p>
      {rejectionDetails(view).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Alert>
  )
}

const lower = (text: string) => text.charAt(0).toLocaleLowerCase('ru') + text.slice(1)

function DraftNotice({ savedAt, send }: { savedAt: number; send: (event: TaskEditEvent) => void }) {
  const { now, timeZone } = usePageTime()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Alert
        kind="info"
        title={ru.draft}
        action={
          <Button variant="ghost" dense onClick={() => setAsking(true)}>
            {ru.discard}
          </Button>
        }
      >
        {ru.draftText(formatRelativeTime(savedAt, now, timeZone))}
      </Alert>
      {isAsking && (
        <ConfirmDialog
          title={ru.discardTitle}
          text={ru.discardText}
          confirm={ru.discard}
          danger
          busy={false}
          error={null}
          onConfirm={() => {
            setAsking(false)
            send({ type: 'draft.discard' })
          }}
          onClose={() => setAsking(false)}
          onFailed={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** What the author has to know before they go on. */
export function EditNotices({ view, attempt, categories, send }: Props) {
  const { meanwhile, message, draftSavedAt, isRevised } = view
  return (
    <>
      <RejectionNotice view={view} />
      {isRevised && (
        <Alert kind="info" title={ru.revised}>
          {ru.revisedText}
        </Alert>
      )}
      {draftSavedAt !== null && <DraftNotice savedAt={draftSavedAt} send={send} />}
      {view.fields.lost.length > 0 && (
        <LostFiles names={view.fields.lost} onDismiss={() => send({ type: 'lost.dismiss' })} />
      )}
      {meanwhile && (
        <MeanwhileNotice
          meanwhile={meanwhile}
          attempt={attempt}
          categories={categories}
          onTake={() => send({ type: 'theirs.take' })}
        />
      )}
      {message !== null && <Alert kind="error">{message}</Alert>}
    </>
  )
}
