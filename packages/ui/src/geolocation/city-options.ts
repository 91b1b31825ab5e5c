import type { MapPlace } from '@artel/core/contract'
import type { CityChooserViewState } from '@artel/core/geolocation'
import type { ComboboxOption } from '../kit/combobox/index.ts'

/** What the search for a city has found, largest or closest first. */
export const placesOf = (search: CityChooserViewState): readonly MapPlace[] =>
  'suggestions' in search ? search.suggestions : []

/** Cities as a list offers them: each with its region, unless it is its own. */
export const cityOptions = (search: CityChooserViewState, chosenId: number | null): readonly ComboboxOption[] =>
  placesOf(search).map(({ id, name, region }) => ({
    id: String(id),
    label: name,
    ...(region !== name && { note: region }),
    isChosen: id === chosenId,
  }))

/** That nothing is called so is an answer, too. */
export const cityListStatus = ({ status }: CityChooserViewState) => (status === 'empty' ? 'ready' : status)
