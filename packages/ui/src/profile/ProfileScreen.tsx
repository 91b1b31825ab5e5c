import { profileFilling, profileQueries } from '@artel/core/account'
import type { User } from '@artel/core/contract'
import { useQuery } from '@tanstack/react-query'
import { ErrorState, SkeletonText, VisuallyHidden } from '../kit/index.ts'
import { PersonalArea } from '../personal-area/index.ts'
import { useServices, useViewer } from '../services/index.ts'
import { LegalSection, StorySection, WorkSection } from './CompanySections.tsx'
import { FillingCard } from './FillingCard.tsx'
import { PersonSection } from './PersonSection.tsx'
import css from './ProfileScreen.module.css'
import { ru } from './ru.ts'
import { VerificationSection } from './VerificationSection.tsx'

/** One's own profile; of whom has a company, with all that others see of it. */
export function ProfileScreen() {
  const viewer = useViewer()
  return (
    <PersonalArea>
      <div className={css.page}>
        <h1>{ru.title}</h1>
        {viewer && (viewer.role === 'EXECUTOR' ? <Executor viewer={viewer} /> : <Person viewer={viewer} />)}
      </div>
    </PersonalArea>
  )
}

function Person({ viewer }: { viewer: User }) {
  return (
    <>
      <FillingCard {...profileFilling(viewer, null)} />
      <PersonSection viewer={viewer} />
    </>
  )
}

function Executor({ viewer }: { viewer: User }) {
  const { api } = useServices()
  const query = useQuery(profileQueries(api).company())
  const { data: company } = query
  return (
    <>
      {company && <FillingCard {...profileFilling(viewer, company)} />}
      <PersonSection viewer={viewer} />
      {query.status === 'pending' && (
        <div aria-busy="true">
          <VisuallyHidden>{ru.loading}</VisuallyHidden>
          <SkeletonText lines={6} />
        </div>
      )}
      {query.status === 'error' && !company && (
        <ErrorState title={ru.failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {company && (
        <>
          <VerificationSection company={company} />
          <LegalSection company={company} />
          <WorkSection company={company} />
          <StorySection company={company} />
        </>
      )}
    </>
  )
}
