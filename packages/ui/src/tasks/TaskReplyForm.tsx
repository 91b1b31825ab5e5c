import { FILE_LIMITS, type Task } from '@artel/core/contract'
import { tariffKeys, tariffQueries } from '@artel/core/tariffs'
import { replyForm, taskKeys } from '@artel/core/tasks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FilesField, filesLost, useUploads } from '../files/index.ts'
import { useDraft, useForm } from '../forms/index.ts'
import { useScreenMachine, useServices, useViewer } from '../services/index.ts'
import { ReplyCostNote } from './ReplyCostNote.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { ReplyWorks } from './ReplyWorks.tsx'
import { ru } from './reply-form.ru.ts'

/** The reply form of a task over its machine; what is typed outlives a reload and the end of the session. */
export function TaskReplyForm({ task }: { task: Task }) {
  const { api, clock, toasts, drafts } = useServices()
  const viewerId = useViewer()?.id
  const queries = useQueryClient()
  const [machine] = useState(() => replyForm.provide({ api, taskId: task.id }))
  const [draft] = useState(() => replyForm.draft(drafts, `artel_reply_${viewerId}_${task.id}`))
  // What was chosen and not stored is gone with the page that had it.
  const [restored] = useState(() => draft.restore())
  const { stored, missing } = restored.fileIds ?? replyForm.initial.fileIds
  const actor = useScreenMachine(machine, { input: { values: { ...restored, fileIds: { stored, missing: [] } } } })
  useDraft(actor, draft)
  const { form, onChange, onBlur, onSubmit } = useForm(actor, replyForm.select)
  useEffect(() => {
    const subscription = actor.on('form.done', () => {
      // The form is about to make room for the reply, and focus would be nowhere.
      const isInForm = document.getElementById('reply-title')?.parentElement?.contains(document.activeElement)
      if (isInForm) document.querySelector('main')?.focus({ preventScroll: true })
      toasts.send({ type: 'toast.show', kind: 'success', text: ru.replySent, at: clock.now() })
      void queries.invalidateQueries({ queryKey: taskKeys.all })
      void queries.invalidateQueries({ queryKey: tariffKeys.all })
    })
    return () => subscription.unsubscribe()
  }, [actor, queries, toasts, clock])
  const { data: cost } = useQuery(tariffQueries(api).replyCost())
  const note = cost && <ReplyCostNote cost={cost} />
  const uploads = useUploads({ limits: FILE_LIMITS.reply, isPrivate: true, stored }, (files) =>
    onChange('fileIds', { stored: files.stored, missing: files.missing }),
  )
  const hint = missing.length > 0 ? filesLost(missing) : ru.filesHint
  return (
    <ReplyForm
      form={form}
      onChange={onChange}
      onBlur={onBlur}
      onSubmit={onSubmit}
      cost={note}
      works={(error) =>
        viewerId !== undefined && (
          <ReplyWorks
            ownerId={viewerId}
            chosen={form.values.caseIds}
            onChange={(chosen) => onChange('caseIds', chosen)}
            error={error}
          />
        )
      }
      files={(error) => <FilesField actor={uploads} label={ru.files} hint={hint} error={error} />}
    />
  )
}
