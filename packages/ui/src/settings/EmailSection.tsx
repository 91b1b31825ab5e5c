import { changeEmailForm } from '@artel/core/account'
import type { User } from '@artel/core/contract'
import type { FormDraft } from '@artel/core/forms'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm, useIsLive } from '../forms/index.ts'
import { Badge } from '../kit/index.ts'
import { useScreenMachine, useServices } from '../services/index.ts'
import { Change, type ChangeEnds } from './Change.tsx'
import { EmailConfirmation } from './EmailConfirmation.tsx'
import { EmailForm } from './EmailForm.tsx'
import { ru } from './ru.ts'
import css from './Settings.module.css'
import { SettingsSection } from './SettingsSection.tsx'
import { emailDraft } from './settings-drafts.ts'
import { isBegun, useChange } from './use-change.ts'

type Draft = FormDraft<typeof changeEmailForm.initial>

function ChangeEmail({ draft, ...ends }: ChangeEnds & { draft: Draft }) {
  const { api } = useServices()
  const [machine] = useState(() => changeEmailForm.provide({ api }))
  const actor = useScreenMachine(machine, { input: { values: draft.restore() } })
  const bound = useForm(actor, changeEmailForm.select)
  const onCancel = useChange(actor, ends, draft)
  return <EmailForm {...bound} onCancel={onCancel} />
}

/** The address of the account: whether it is confirmed, and the change of it. */
export function EmailSection({ viewer }: { viewer: User }) {
  const { drafts, session } = useServices()
  const isLive = useIsLive()
  const [draft] = useState(() => emailDraft(drafts, viewer.id))
  const { title, text, confirmed, unconfirmed, change, changed } = ru.email
  return (
    <SettingsSection id="email" title={title} text={text}>
      <p className={css.value}>
        {viewer.email}
        {viewer.emailConfirmed ? (
          <Badge tone="success" icon={CircleCheck}>
            {confirmed}
          </Badge>
        ) : (
          <Badge tone="warning" icon={CircleAlert}>
            {unconfirmed}
          </Badge>
        )}
      </p>
      {!viewer.emailConfirmed && <EmailConfirmation key={viewer.email} email={viewer.email} />}
      <Change
        label={change}
        done={changed}
        isBegun={isLive && isBegun(draft)}
        form={({ onDone, onCancel }) => (
          <ChangeEmail
            draft={draft}
            onCancel={onCancel}
            onDone={() => {
              session.send({ type: 'viewer.reload' })
              onDone()
            }}
          />
        )}
      />
    </SettingsSection>
  )
}
