import { profileFilling, profileQueries } from '@artel/core/account'
import type { User } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { useQuery } from '@tanstack/react-query'
import { ErrorState, SkeletonText, TextLink, VisuallyHidden } from '../kit/index.ts'
import { PersonalArea } from '../personal-area/index.ts'
import { useServices, useViewer } from '../services/index.ts'
import { LegalSection, StorySection, WorkSection } from './CompanySections.tsx'
import { FillingCard } from './FillingCard.tsx'
import { PersonSection } from './PersonSection.tsx'
import css from './ProfileScreen.module.css'
import { ru } from './ru.ts'
import { VerificationSection } from './VerificationSection.tsx'

/** As many as there are, so that the foot of the page does not come and go. */
const SECTIONS = [0, 1, 2, 3, 4, 5]

/** One's own profile; of whom has a company, with all that others see of it. */
export function ProfileScreen() {
  const viewer = useViewer()
  return (
    <PersonalArea>
      <div className={css.page}>
        <h1>{ru.title}</h1>
        {viewer?.role === 'EXECUTOR' && (
          <p>
            <TextLink to={paths.executor()}>{ru.toPage}</TextLink>
          </p>
        )}
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
  // How full it is stands above all the rest: nothing is shown before that is known, so that nothing moves.
  if (query.status === 'pending') {
    return (
      <div aria-busy="true" className={css.page}>
        <VisuallyHidden>{ru.loading}</VisuallyHidden>
        {SECTIONS.map((section) => (
          <SkeletonText key={section} lines={6} />
        ))}
      </div>
    )
  }
  return (
    <>
      {company && <FillingCard {...profileFilling(viewer, company)} />}
      <PersonSection viewer={viewer} />
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
