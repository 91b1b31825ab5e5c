import { changePhoneForm } from '@artel/core/account'
import type { User } from '@artel/core/contract'
import { formatPhone } from '@artel/core/format'
import type { FormDraft } from '@artel/core/forms'
import { useState } from 'react'
import { useForm, useIsLive } from '../forms/index.ts'
import { useScreenMachine, useServices } from '../services/index.ts'
import { Change, type ChangeEnds } from './Change.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { ru } from './ru.ts'
import css from './Settings.module.css'
import { SettingsSection } from './SettingsSection.tsx'
import { phoneDraft } from './settings-drafts.ts'
import { isBegun, useChange } from './use-change.ts'

function ChangePhone({ draft, ...ends }: ChangeEnds & { draft: FormDraft<typeof changePhoneForm.initial> }) {
  const { api } = useServices()
  const [machine] = useState(() => changePhoneForm.provide({ api }))
  const actor = useScreenMachine(machine, { input: { values: draft.restore() } })
  const bound = useForm(actor, changePhoneForm.select)
  const onCancel = useChange(actor, ends, draft)
  return <PhoneForm {...bound} onCancel={onCancel} />
}

/** The person's own phone, and the change of it. */
export function PhoneSection({ viewer }: { viewer: User }) {
  const { drafts, session } = useServices()
  const isLive = useIsLive()
  const [draft] = useState(() => phoneDraft(drafts, viewer.id))
  const { title, text, none, change, add, changed } = ru.phone
  return (
    <SettingsSection id="phone" title={title} text={text}>
      <p className={css.value}>{viewer.phoneNumber === null ? none : formatPhone(viewer.phoneNumber)}</p>
      <Change
        label={viewer.phoneNumber === null ? add : change}
        done={changed}
        isBegun={isLive && isBegun(draft)}
        form={({ onDone, onCancel }) => (
          <ChangePhone
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
