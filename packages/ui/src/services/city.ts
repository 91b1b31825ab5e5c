import type { ChosenCity } from '@artel/core/geolocation'
import { useSyncExternalStore } from 'react'
import { useServices } from './services.tsx'

/** The city the visitor chose, or `null`. */
export function useCity(): ChosenCity | null {
  const { city } = useServices()
  return useSyncExternalStore(city.subscribe, city.get, city.get)
}
