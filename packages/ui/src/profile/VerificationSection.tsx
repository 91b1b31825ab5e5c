import { profileKeys, profileQueries } from '@artel/core/account'
import { errorMessage } from '@artel/core/api'
import type { OwnCompany, VerificationState } from '@artel/core/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useHeadingFocus } from '../forms/index.ts'
import { ErrorState, SkeletonText, VisuallyHidden } from '../kit/index.ts'
import { useServices } from '../services/index.ts'
import { AskDialog } from './AskDialog.tsx'
import { OwnPapersForm } from './OwnPapersForm.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { papersRu as ru } from './ru.ts'
import { VerificationView } from './VerificationView.tsx'

/** The check of the papers over the calls that move it. */
export function VerificationSection({ company }: { company: OwnCompany }) {
  const { api, session, toasts, clock } = useServices()
  const queries = useQueryClient()
  const query = useQuery(profileQueries(api).verification())
  const [isAsked, setIsAsked] = useState(false)
  const heading = useHeadingFocus(query.data?.status ?? company.verificationStatus, false)
  const moved = useCallback(
    (state: VerificationState, text: string) => {
      queries.setQueryData(profileKeys.verification, state)
      void queries.invalidateQueries({ queryKey: profileKeys.company })
      session.send({ type: 'viewer.reload' })
      toasts.send({ type: 'toast.show', kind: 'success', text, at: clock.now() })
    },
    [queries, session, toasts, clock],
  )
  const onSent = useCallback((state: VerificationState) => moved(state, ru.sent), [moved])
  const withdrawing = useMutation({
    mutationFn: async (id: number) => (await api.withdrawVerification({ params: { id } })).data,
    onSuccess: (state) => {
      setIsAsked(false)
      moved(state, ru.withdrawn)
    },
    onError: () => void queries.invalidateQueries({ queryKey: profileKeys.all }),
  })
  const requestId = query.data?.request?.id
  return (
    <ProfileSection id="verification" title={ru.title} heading={heading}>
      {query.status === 'pending' && (
        <div aria-busy="true">
          <VisuallyHidden>{ru.loading}</VisuallyHidden>
          <SkeletonText lines={4} />
        </div>
      )}
      {query.status === 'error' && (
        <ErrorState title={ru.failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {query.status === 'success' && (
        <VerificationView
          state={query.data}
          businessType={company.businessType}
          verifiedAt={company.verifiedAt}
          form={<OwnPapersForm onSent={onSent} />}
          onWithdraw={() => setIsAsked(true)}
        />
      )}
      {isAsked && requestId !== undefined && (
        <AskDialog
          title={ru.withdrawTitle}
          text={ru.withdrawText}
          confirm={ru.withdraw}
          busy={withdrawing.isPending}
          error={withdrawing.error && errorMessage(withdrawing.error)}
          onConfirm={() => withdrawing.mutate(requestId)}
          onClose={() => setIsAsked(false)}
        />
      )}
    </ProfileSection>
  )
}
