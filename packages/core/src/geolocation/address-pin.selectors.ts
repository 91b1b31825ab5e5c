import type { MapPlace } from '../contract/geocoder.ts'
import type { AddressPinSnapshot } from './address-pin.machine.ts'
import type { PinAround } from './address-pin.types.ts'

/** What a screen may know of an address and its pin. */
export interface AddressPinViewState {
  readonly search: {
    /** `idle`: nothing was typed, or the choice is made. */
    readonly status: 'idle' | 'loading' | 'ready' | 'failed'
    readonly suggestions: readonly MapPlace[]
  }
  readonly pin: {
    readonly status: 'idle' | 'placing' | 'finding' | 'found' | 'abroad' | 'failed'
    /** What stands around it, as far as it was looked for. */
    readonly around: PinAround | null
  }
}

const pinStates = ['placing', 'found', 'abroad', 'failed'] as const

/** The address and its pin as a screen shows them. */
export const selectAddressPin = (snapshot: AddressPinSnapshot): AddressPinViewState => {
  const { suggestions, around } = snapshot.context
  const search = (['idle', 'ready', 'failed'] as const).find((state) => snapshot.matches({ search: state }))
  const isFinding = snapshot.matches({ pin: 'waiting' }) || snapshot.matches({ pin: 'finding' })
  const pin = pinStates.find((state) => snapshot.matches({ pin: state }))
  return {
    search: { status: search ?? 'loading', suggestions },
    pin: { status: isFinding ? 'finding' : (pin ?? 'idle'), around },
  }
}
