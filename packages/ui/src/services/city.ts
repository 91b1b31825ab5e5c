import type { ChosenCity } from '@artel/core/geolocation'
import { useSyncExternalStore } from 'react'
import { useReadable } from './readable.ts'
import { useServices } from './services.tsx'

/** The city the visitor looks from, chosen or supposed, or `null`. */
export function useCity(): ChosenCity | null {
  return useReadable(useServices().city)
}

/** The city the visitor has chosen: lists open with it. A city that is only supposed changes no list. */
export function useChosenCity(): ChosenCity | null {
  const { city } = useServices()
  const chosen = () => (city.isChosen() ? city.get() : null)
  return useSyncExternalStore(city.subscribe, chosen, chosen)
}
