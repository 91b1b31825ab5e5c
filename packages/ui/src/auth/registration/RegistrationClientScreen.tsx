import { registrationClientForm } from '@artel/core/auth'
import { selectForm } from '@artel/core/forms'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { FormPanel, useHeadingFocus, useIsLive } from '../../forms/index.ts'
import { useScreenMachine, useServices, useViewer } from '../../services/index.ts'
import { AlreadySignedIn } from './AlreadySignedIn.tsx'
import { ClientForm } from './ClientForm.tsx'
import { OtherWays } from './OtherWays.tsx'
import { Registered } from './Registered.tsx'
import css from './RegistrationForm.module.css'
import { draftsOf, registrationDraft } from './registration-draft.ts'
import { ru } from './ru.ts'
import { useFormCity } from './use-form-city.tsx'
import { useShownEditions } from './use-shown-editions.ts'

function RegistrationClient({ isLive }: { isLive: boolean }) {
  const { api, tokens, drafts, session, lettersPath } = useServices()
  const viewer = useViewer()
  const city = useFormCity(isLive)
  const [draft] = useState(() => registrationDraft(draftsOf(drafts, isLive), registrationClientForm.initial))
  const { ports } = useShownEditions()
  const [machine] = useState(() => registrationClientForm.provide({ api, tokens, editions: ports }))
  const actor = useScreenMachine(machine, { input: { values: { ...draft.restore(), cityId: city.initialId } } })
  const email = useSelector(actor, ({ context }) => context.values.email.trim())
  const status = useSelector(actor, (snapshot) => selectForm(snapshot).status)
  const isDone = status === 'done'
  const heading = useHeadingFocus(String(isDone), false)
  const isForeign = viewer !== null && status !== 'submitting' && !isDone
  return (
    <div className={css.page}>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {ru.title}
        </h1>
        {!isDone && !isForeign && <p className={css.lead}>{ru.clientText}</p>}
        <noscript>{ru.needsScript}</noscript>
      </header>
      {isDone && <Registered email={email} account="CLIENT" lettersPath={lettersPath} />}
      {isForeign && <AlreadySignedIn viewer={viewer} onSignOut={() => session.send({ type: 'signOut' })} />}
      {!isDone && !isForeign && (
        <>
          <FormPanel>
            <ClientForm actor={actor} city={city} draft={draft} isInert={!isLive} />
          </FormPanel>
          <OtherWays other="executor" />
        </>
      )}
    </div>
  )
}

/** The page of registration of a client (product §2.2). */
export function RegistrationClientScreen() {
  const isLive = useIsLive()
  return <RegistrationClient key={String(isLive)} isLive={isLive} />
}
