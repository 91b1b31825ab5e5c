import { accountKeys, accountQueries } from '@artel/core/account'
import { errorMessage, isApiError } from '@artel/core/api'
import type { UserSession } from '@artel/core/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { quietPart } from '../kit/lazy/index.ts'
import { useServices } from '../services/index.ts'
import { ru } from './ru.ts'
import { SessionsView } from './SessionsView.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const EndSessionDialog = quietPart(async () => (await import('./EndSessionDialog.tsx')).EndSessionDialog)

/** Where the account is open, and the end of it elsewhere. */
export function SessionsSection() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const query = useQuery(accountQueries(api).sessions())
  const [asked, ask] = useState<UserSession | 'others' | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const end = useMutation({
    mutationKey: ['account', 'end-session'],
    async mutationFn(what: UserSession | 'others') {
      if (what === 'others') return api.endOtherSessions()
      try {
        await api.endSession({ params: { id: what.id } })
      } catch (error) {
        // It has ended meanwhile, which is what was wanted.
        if (!isApiError(error, 'NOT_FOUND')) throw error
      }
    },
    async onSuccess(_, what) {
      await queryClient.invalidateQueries({ queryKey: accountKeys.sessions })
      setDone(what === 'others' ? ru.sessions.othersEnded : ru.sessions.ended)
      ask(null)
    },
  })
  const open = (what: UserSession | 'others') => {
    end.reset()
    ask(what)
  }
  return (
    <SettingsSection id="sessions" title={ru.sessions.title} text={ru.sessions.text}>
      <SessionsView
        status={query.status}
        sessions={query.data ?? []}
        done={done}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
        onEnd={open}
        onEndOthers={() => open('others')}
      />
      {asked !== null && (
        <EndSessionDialog
          device={asked === 'others' ? null : asked.device}
          isBusy={end.isPending}
          message={end.isError ? errorMessage(end.error) : null}
          onConfirm={() => end.mutate(asked)}
          onClose={() => ask(null)}
          onFailed={() => ask(null)}
        />
      )}
    </SettingsSection>
  )
}
