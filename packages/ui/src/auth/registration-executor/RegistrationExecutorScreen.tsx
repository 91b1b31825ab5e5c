import { registrationExecutorForm } from '@artel/core/auth'
import { useState } from 'react'
import { useDraft, useForm, useHeadingFocus, useIsLive } from '../../forms/index.ts'
import { useScreenMachine, useServices, useViewer } from '../../services/index.ts'
import {
  AlreadySignedIn,
  draftsOf,
  OtherWays,
  Registered,
  registrationDraft,
  useFormCity,
  useShownEditions,
  useTakenEmail,
} from '../registration/index.ts'
import css from './RegistrationExecutorView.module.css'
import { RegistrationExecutorView } from './RegistrationExecutorView.tsx'
import { ru } from './ru.ts'
import { useCategories } from './use-categories.ts'
import { useExecutorHistory } from './use-executor-history.ts'

/** The form over its machine, with what was typed before a reload. */
function useExecutorForm(isLive: boolean, cityId: number | null) {
  const { api, tokens, drafts } = useServices()
  const [draft] = useState(() =>
    registrationDraft(draftsOf(drafts, isLive), registrationExecutorForm.initial, 'executor'),
  )
  const { ports } = useShownEditions()
  const [machine] = useState(() => registrationExecutorForm.provide({ api, tokens, editions: ports }))
  const actor = useScreenMachine(machine, { input: { values: { ...draft.restore(), cityId } } })
  useDraft(actor, draft)
  return actor
}

function RegistrationExecutor({ isLive }: { isLive: boolean }) {
  const { session, lettersPath } = useServices()
  const viewer = useViewer()
  const city = useFormCity(isLive)
  const actor = useExecutorForm(isLive, city.initialId)
  const { form: view, attempt, onChange, onBlur, onSubmit, onBack } = useForm(actor, registrationExecutorForm.select)
  const onSignIn = useTakenEmail(actor, false)
  const categories = useCategories()
  const { editions } = useShownEditions()
  const isDone = view.status === 'done'
  const isForeign = viewer !== null && view.status !== 'submitting' && !isDone
  useExecutorHistory(actor, isDone ? 'person' : view.step, isLive && !isForeign)
  const heading = useHeadingFocus(String(isDone), false)
  return (
    <div className={css.page}>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {ru.title}
        </h1>
        {!isDone && !isForeign && <p className={css.lead}>{ru.lead}</p>}
      </header>
      {isDone && <Registered email={view.values.email.trim()} account="EXECUTOR" lettersPath={lettersPath} />}
      {isForeign && <AlreadySignedIn viewer={viewer} onSignOut={() => session.send({ type: 'signOut' })} />}
      {!isDone && !isForeign && (
        <>
          <RegistrationExecutorView
            view={view}
            attempt={attempt}
            categories={categories}
            editions={editions}
            isInert={!isLive}
            city={view.step === 'work' && city.field(view.errors.cityId, (value) => onChange('cityId', value))}
            onChange={onChange}
            onBlur={onBlur}
            onSignIn={onSignIn}
            onSubmit={onSubmit}
            onBack={onBack}
          />
          <OtherWays other="client" />
        </>
      )}
    </div>
  )
}

/** The page of registration of an executor (product §2.2). */
export function RegistrationExecutorScreen() {
  const isLive = useIsLive()
  return <RegistrationExecutor key={String(isLive)} isLive={isLive} />
}
