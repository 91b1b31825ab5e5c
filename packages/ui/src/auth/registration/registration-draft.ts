import { createFormDraft, type FormDraft, type FormValues } from '@artel/core/forms'
import type { KeyValueStorage } from '@artel/core/ports'
import type { NamedCity } from '../../geolocation/city-field/index.ts'

/** Key of what everybody types at registration: a modal and a page go on from each other. */
const PERSON_KEY = 'artel_registration'
const CITY_KEY = `${PERSON_KEY}_city`

/** The server and its page know nothing of what was typed before. */
const NOTHING: KeyValueStorage = { get: () => null, set: () => {}, remove: () => {} }

/** Where drafts are kept from now on. */
export const draftsOf = (drafts: KeyValueStorage, isLive: boolean): KeyValueStorage => (isLive ? drafts : NOTHING)

/** The draft of a form of registration. The password is not written down, and the city has a draft with its name. */
export const registrationDraft = <V extends FormValues & { readonly password: string; readonly cityId: number | null }>(
  storage: KeyValueStorage,
  initial: V,
  form = 'client',
): FormDraft<V> => {
  const draft = createFormDraft<V>({
    storage,
    key: `${PERSON_KEY}_${form}`,
    initial,
    secrets: ['password', 'cityId'],
  })
  return {
    ...draft,
    forget() {
      draft.forget()
      cityDraft(storage).forget()
    },
  }
}

interface CityValues extends FormValues {
  readonly id: number | null
  readonly name: string
}

const cityDraft = (storage: KeyValueStorage) =>
  createFormDraft<CityValues>({ storage, key: CITY_KEY, initial: { id: null, name: '' } })

/** The city chosen in the form before a reload; `null` when none was. */
export const restoreCity = (storage: KeyValueStorage): NamedCity | null => {
  const { id, name } = cityDraft(storage).restore()
  return typeof id === 'number' && name ? { id, name } : null
}

export const keepCity = (storage: KeyValueStorage, city: NamedCity | null): void => {
  if (city) cityDraft(storage).keep({ ...city })
  else cityDraft(storage).forget()
}
