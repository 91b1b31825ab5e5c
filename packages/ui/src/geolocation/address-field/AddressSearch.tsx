import type { Point } from '@artel/core/contract'
import { type PinCity, provideAddressPin, selectAddressPin } from '@artel/core/geolocation'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useScreenMachine, useServices } from '../../services/index.ts'
import { AddressField, type AddressFieldProps } from './AddressField.tsx'

export interface AddressSearchProps extends Pick<AddressFieldProps, 'ids' | 'address' | 'point' | 'errors'> {
  city: PinCity | null
  onAddress: (text: string) => void
  onPoint: (point: Point | null) => void
  onCity: (city: PinCity) => void
}

/** «Адрес» and its pin over their machine; what is typed, chosen and put is kept by the form. */
export function AddressSearch({ city, onAddress, onPoint, onCity, ...field }: AddressSearchProps) {
  const { api } = useServices()
  const [machine] = useState(() => provideAddressPin(api))
  const actor = useScreenMachine(machine)
  const view = useSelector(actor, selectAddressPin)
  const follow = useEffectEvent((found: PinCity | null, address: string | null) => {
    if (address !== null) onAddress(address)
    if (found && found.id !== city?.id) {
      // Another city forgets the pin of the one before; this one stands in it.
      onCity(found)
      if (field.point) onPoint(field.point)
    }
  })
  const put = useEffectEvent(onPoint)
  const take = useEffectEvent((found: PinCity, point: Point, address: string | null) => {
    if (found.id !== city?.id) onCity(found)
    onPoint(point)
    if (address !== null) onAddress(address)
  })
  useEffect(() => {
    const subscriptions = [
      actor.on('address.chosen', (chosen) => take(chosen.city, chosen.point, chosen.address)),
      actor.on('pin.put', ({ point }) => put(point)),
      actor.on('pin.found', (found) => follow(found.city, found.address)),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [actor])
  return (
    <AddressField
      {...field}
      hasCity={city !== null}
      view={view}
      onType={(text) => {
        onAddress(text)
        actor.send({ type: 'address.change', text, cityId: city?.id ?? null })
      }}
      onChoose={(id) => {
        const place = view.search.suggestions.find((one) => String(one.id) === id)
        if (place) actor.send({ type: 'address.choose', place })
      }}
      onRetrySuggestions={() => actor.send({ type: 'address.retry' })}
      onPut={() => city && actor.send({ type: 'pin.place', city })}
      onMove={(point) => actor.send({ type: 'pin.move', point, from: field.point })}
      onRemove={() => actor.send({ type: 'pin.remove' })}
      onRetryPin={() => actor.send({ type: 'pin.retry' })}
    />
  )
}
