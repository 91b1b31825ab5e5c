import { changePhoneForm } from '@artel/core/account'
import type { User } from '@artel/core/contract'
import { formatPhone } from '@artel/core/format'
import type { FormDraft } from '@artel/core/forms'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm, useIsLive } from '../forms/index.ts'
import { Badge } from '../kit/index.ts'
import { useScreenMachine, useServices } from '../services/index.ts'
import { Change, type ChangeEnds } from './Change.tsx'
import { PhoneConfirmation } from './PhoneConfirmation.tsx'
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

const PhoneState = ({ isConfirmed }: { isConfirmed: boolean }) =>
  isConfirmed ? (
    <Badge tone="success" icon={CircleCheck}>
      {ru.phone.confirmed}
    </Badge>
  ) : (
    <Badge tone="warning" icon={CircleAlert}>
      {ru.phone.unconfirmed}
    </Badge>
  )

/** The person's own phone, whether it is confirmed, and the change of it. */
export function PhoneSection({ viewer }: { viewer: User }) {
  const { drafts, session } = useServices()
  const isLive = useIsLive()
  const [draft] = useState(() => phoneDraft(drafts, viewer.id))
  // The words about a phone just confirmed stay until another one is given.
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const { title, text, none, change, add, changed } = ru.phone
  const phone = viewer.phoneNumber
  return (
    <SettingsSection id="phone" title={title} text={text}>
      <p className={css.value}>
        {phone === null ? none : formatPhone(phone)}
        {phone !== null && <PhoneState isConfirmed={viewer.phoneConfirmed} />}
      </p>
      {phone !== null && (!viewer.phoneConfirmed || confirmed === phone) && (
        <PhoneConfirmation
          key={phone}
          phone={phone}
          onConfirmed={() => {
            setConfirmed(phone)
            session.send({ type: 'viewer.reload' })
          }}
        />
      )}
      <Change
        label={phone === null ? add : change}
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
