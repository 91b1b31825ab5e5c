import { categoryQueries } from '@artel/core/categories'
import type { ModerationDetails } from '@artel/core/contract'
import { type JudgedKind, moderationKeys, moderationQueries, provideDesk, selectDesk } from '@artel/core/moderation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import { quietPart } from '../kit/lazy/index.ts'
import { useScreenMachine, useServices, useViewer } from '../services/index.ts'
import { ComplaintChat } from './ComplaintChat.tsx'
import { DeskView } from './DeskView.tsx'
import { type OpenFile, OpenFileProvider } from './open-file.ts'
import { PersonOnDesk } from './PersonOnDesk.tsx'
import { ru } from './ru.ts'
import { TaskOnDesk } from './TaskOnDesk.tsx'

const VerifiedDialog = quietPart(async () => (await import('./VerifiedDialog.tsx')).VerifiedDialog)

/** Which queues have a desk. */
export type DeskKind = JudgedKind

const more = ({ item, complaint }: ModerationDetails) => {
  if (item.kind === 'TASKS') return <TaskOnDesk key={item.id} id={Number(item.id)} />
  if (item.kind === 'USERS' && item.author) return <PersonOnDesk person={item.author} />
  return complaint?.hasChat ? <ComplaintChat key={item.id} complaintId={item.id} /> : null
}

/** One queue over its machine. Give it the kind as its key: another queue is another desk. */
export function DeskScreen({ kind }: { kind: JudgedKind }) {
  const { api, toasts, clock, report } = useServices()
  const queries = useQueryClient()
  const viewer = useViewer()
  const [machine] = useState(() => provideDesk(api))
  const desk = useScreenMachine(machine, { input: { kind } })
  const state = useSelector(desk, selectDesk)
  const openFile = useCallback<OpenFile>(
    async ({ id }) => URL.createObjectURL((await api.getFile({ params: { id } })).content as Blob),
    [api],
  )
  const counts = useQuery(moderationQueries(api).counts())
  const isOfCategories = kind === 'CATEGORY_REQUESTS'
  const tree = useQuery({ ...categoryQueries(api, report).outline(), enabled: isOfCategories })
  const [isLooking, setLooking] = useState(false)
  useEffect(() => {
    const { unsubscribe } = desk.on('verdict.done', ({ title, decision }) => {
      toasts.send({ type: 'toast.show', kind: 'success', text: ru.done[decision][kind](title), at: clock.now() })
      void queries.invalidateQueries({ queryKey: moderationKeys.counts })
      if (kind === 'CATEGORY_REQUESTS') void queries.invalidateQueries({ queryKey: ['categories'] })
    })
    return unsubscribe
  }, [desk, toasts, clock, queries, kind])
  return (
    <OpenFileProvider value={openFile}>
      <DeskView
        kind={kind}
        state={state}
        viewerId={viewer?.id ?? ''}
        counts={counts.data ?? null}
        sections={tree.data?.filter(({ childCategories }) => childCategories.length > 0) ?? []}
        more={'details' in state ? more(state.details) : null}
        onEvent={desk.send}
        onVerified={() => setLooking(true)}
      />
      {isLooking && (
        <VerifiedDialog
          onClose={() => setLooking(false)}
          onFailed={() => {
            setLooking(false)
            toasts.send({ type: 'toast.show', kind: 'error', text: ru.verifiedNotHere, at: clock.now() })
          }}
        />
      )}
    </OpenFileProvider>
  )
}
