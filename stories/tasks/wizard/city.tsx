import type { CityChooserViewState } from '@artel/core/geolocation'
import { aPlace } from '@artel/core/testing'
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

/** The field «Город» as the step "where" gets it. */
export const cityField = (name: string | null, error?: string, search: CityChooserViewState = cities): ReactNode => (
  <CityField
    id="task-city"
    city={name === null ? null : { id: 551487, name }}
    error={error}
    search={search}
    onSearch={() => {}}
    onRetry={() => {}}
    onChange={() => {}}
  />
)
