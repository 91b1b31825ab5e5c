import type { Point } from '@artel/core/contract'
import type { AddressPinViewState, CityChooserViewState } from '@artel/core/geolocation'
import { aPlace } from '@artel/core/testing'
import { AddressField } from '@artel/ui/geolocation/address-field'
import { CityField } from '@artel/ui/geolocation/city-field'
import type { ReactNode } from 'react'

const cities: CityChooserViewState = {
  status: 'ready',
  text: '',
  suggestions: [
    aPlace({ id: 524901, name: 'Москва', full_name: 'Москва', region: 'Москва', region_id: 77 }),
    aPlace(),
    aPlace({ id: 479561, name: 'Уфа', full_name: 'Уфа, Республика Башкортостан', region: 'Республика Башкортостан' }),
  ],
}

const ignore = () => {}
const quiet: AddressPinViewState = {
  search: { status: 'idle', suggestions: [] },
  pin: { status: 'idle', around: null },
}

/** An address as a story has it. */
export interface AddressScene {
  readonly address?: string
  readonly point?: Point
  readonly error?: string
  readonly search?: AddressPinViewState['search']
  readonly pin?: AddressPinViewState['pin']
}

/** The field «Адрес» and its pin. */
const addressField = (hasCity: boolean, scene: AddressScene = {}): ReactNode => {
  const { address = '', point = null, error, search = quiet.search, pin = quiet.pin } = scene
  return (
    <AddressField
      ids={{ address: 'task-addressDetail', point: 'task-point' }}
      address={address}
      point={point}
      hasCity={hasCity}
      errors={{ address: undefined, point: error }}
      view={{ search, pin }}
      onType={ignore}
      onChoose={ignore}
      onRetrySuggestions={ignore}
      onPut={ignore}
      onMove={ignore}
      onRemove={ignore}
      onRetryPin={ignore}
    />
  )
}

/** The fields «Город» and «Адрес» as the step "where" gets them. */
export const placeFields = (
  name: string | null,
  error?: string,
  search: CityChooserViewState = cities,
  scene: AddressScene = {},
): ReactNode => (
  <>
    {cityField(name, error, search)}
    {addressField(name !== null, scene)}
  </>
)

const cityField = (name: string | null, error: string | undefined, search: CityChooserViewState): ReactNode => (
  <CityField
    id="task-city"
    city={name === null ? null : { id: 551487, name }}
    error={error}
    search={search}
    onSearch={ignore}
    onRetry={ignore}
    onChange={ignore}
  />
)
