import { type OwnPersonValues, ownPersonForm, ownPersonValues, profileQueries } from '@artel/core/account'
import type { User } from '@artel/core/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type EditDraft, editDraft, useEditForm, useHeadingFocus } from '../forms/index.ts'
import { CitySearch, type NamedCity } from '../geolocation/city-field/index.ts'
import { useScreenMachine, useServices } from '../services/index.ts'
import { OwnFaceField } from './OwnFaceField.tsx'
import { PersonForm } from './PersonForm.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { ru } from './ru.ts'
import { profileFieldId } from './section-view.ts'
import { useSaved } from './use-saved.ts'

interface OwnPersonProps {
  viewer: User
  initial: User
  draft: EditDraft<OwnPersonValues>
  onSaved: (user: User) => void
  onStale: () => void
}

function OwnPerson({ viewer, initial, draft, onSaved, onStale }: OwnPersonProps) {
  const { api } = useServices()
  const [machine] = useState(() => ownPersonForm.provide({ api }))
  const actor = useScreenMachine(machine, { input: { values: ownPersonValues(initial) } })
  const section = useEditForm(actor, ownPersonForm.select, {
    initial: ownPersonValues(initial),
    stored: ownPersonValues(viewer),
    onSaved,
    onStale,
    draft,
    // The last one to save is right about who they are.
    onOutdated: () => {},
  })
  const { cityId } = section.view.values
  const { data: name } = useQuery(profileQueries(api).city(cityId))
  const [chosen, setChosen] = useState<NamedCity | null>(null)
  const named = cityId !== null && name ? { id: cityId, name } : null
  const city = chosen?.id === cityId ? chosen : named
  return (
    <PersonForm
      {...section}
      onShowSaved={null}
      city={
        <CitySearch
          id={profileFieldId('cityId')}
          city={city}
          error={section.view.errors.cityId}
          onChange={(next) => {
            setChosen(next)
            section.onChange('cityId', next?.id ?? null)
          }}
        />
      }
    />
  )
}

/** Face, name and city: what everybody has. */
export function PersonSection({ viewer }: { viewer: User }) {
  const saved = useSaved()
  const { drafts } = useServices()
  const [draft] = useState(() => editDraft(drafts, `artel_profile_person_${viewer.id}`, ownPersonForm.draft))
  const [{ round, initial }, setOpened] = useState({ round: 0, initial: viewer })
  const heading = useHeadingFocus(String(saved.count), false)
  const renew = (user: User) => setOpened((last) => ({ round: last.round + 1, initial: user }))
  return (
    <ProfileSection id="person" title={ru.person} lead={ru.personLead} heading={heading}>
      <OwnFaceField viewer={viewer} />
      <OwnPerson
        key={round}
        viewer={viewer}
        initial={initial}
        draft={draft}
        onSaved={(user) => {
          draft.forget()
          renew(user)
          saved.tell()
        }}
        onStale={() => renew(viewer)}
      />
    </ProfileSection>
  )
}
