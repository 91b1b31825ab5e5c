import { ownPersonForm, ownPersonValues, profileQueries } from '@artel/core/account'
import type { User } from '@artel/core/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHeadingFocus } from '../forms/index.ts'
import { CitySearch, type NamedCity } from '../geolocation/city-field/index.ts'
import { useScreenMachine, useServices } from '../services/index.ts'
import { OwnFaceField } from './OwnFaceField.tsx'
import { PersonForm } from './PersonForm.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { ru } from './ru.ts'
import { profileFieldId } from './section-view.ts'
import { useSaved } from './use-saved.ts'
import { useSection } from './use-section.ts'

interface OwnPersonProps {
  viewer: User
  initial: User
  onSaved: (user: User) => void
  onStale: () => void
}

function OwnPerson({ viewer, initial, onSaved, onStale }: OwnPersonProps) {
  const { api } = useServices()
  const [machine] = useState(() => ownPersonForm.provide({ api }))
  const actor = useScreenMachine(machine, { input: { values: ownPersonValues(initial) } })
  const section = useSection(actor, ownPersonForm.select, {
    initial: ownPersonValues(initial),
    stored: ownPersonValues(viewer),
    onSaved,
    onStale,
  })
  const { data: name } = useQuery(profileQueries(api).city(initial.cityId))
  const [chosen, setChosen] = useState<NamedCity | null>(null)
  const { cityId } = section.view.values
  const city = chosen ?? (initial.cityId !== null && name ? { id: initial.cityId, name } : null)
  return (
    <PersonForm
      {...section}
      onShowSaved={null}
      city={
        <CitySearch
          id={profileFieldId('cityId')}
          city={cityId === null ? null : city}
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
        onSaved={(user) => {
          renew(user)
          saved.tell()
        }}
        onStale={() => renew(viewer)}
      />
    </ProfileSection>
  )
}
