import { errorMessage, isApiError } from '@artel/core/api'
import type { VerifiedCompany } from '@artel/core/contract'
import { moderationKeys, moderationQueries, type PapersRejectRule } from '@artel/core/moderation'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../services/index.ts'
import { ru } from './ru.ts'
import { type Revocation, VerifiedView } from './VerifiedView.tsx'

const NO_DRAFT: Revocation = { rule: null, comment: '' }

/** Who carries the badge over its query, and the badge taken off. */
export function VerifiedDialog({ onClose }: { onClose: () => void }) {
  const { api, toasts, clock } = useServices()
  const queries = useQueryClient()
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState('')
  const [chosen, setChosen] = useState<VerifiedCompany | null>(null)
  const [draft, setDraft] = useState(NO_DRAFT)
  const [isAttempted, setAttempted] = useState(false)
  const { status, data, refetch } = useQuery(moderationQueries(api).verified(asked))
  const choose = (company: VerifiedCompany | null) => {
    setChosen(company)
    setDraft(NO_DRAFT)
    setAttempted(false)
    revoking.reset()
  }
  const refresh = () => queries.invalidateQueries({ queryKey: moderationKeys.verified })
  const revoking = useMutation({
    mutationKey: ['moderation', 'revoke'],
    mutationFn: ({ company: { id }, rule }: { company: VerifiedCompany; rule: PapersRejectRule }) =>
      api.revokeVerification({ params: { id }, body: { rule, comment: draft.comment.trim() || null } }),
    onSuccess: async (_, { company: { title } }) => {
      await refresh()
      toasts.send({ type: 'toast.show', kind: 'success', text: ru.revoked(title), at: clock.now() })
      choose(null)
    },
    // A colleague was quicker, or the executor has changed what was checked: there is no badge any more.
    onError: (error) => (isApiError(error, 'TRANSITION_REFUSED', 'NOT_FOUND') ? refresh() : undefined),
  })
  return (
    <VerifiedView
      status={status}
      companies={data?.items ?? []}
      total={data?.pagination.totalItems ?? 0}
      words={words}
      chosen={chosen}
      draft={draft}
      isAttempted={isAttempted}
      busy={revoking.isPending}
      error={revoking.error ? errorMessage(revoking.error) : null}
      onWords={setWords}
      onSearch={() => setAsked(words.trim())}
      onRetry={() => void refetch()}
      onChoose={choose}
      onDraft={(part) => setDraft({ ...draft, ...part })}
      onRevoke={() => {
        setAttempted(true)
        if (chosen && draft.rule !== null) revoking.mutate({ company: chosen, rule: draft.rule })
      }}
      onClose={onClose}
    />
  )
}
