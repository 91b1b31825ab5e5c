import type { ChosenCity } from '@artel/core/geolocation'
import { useReadable } from './readable.ts'
import { useServices } from './services.tsx'

/** The city the visitor chose, or `null`. */
export function useCity(): ChosenCity | null {
  return useReadable(useServices().city)
}
