import type { Readable } from '@artel/core/ports'
import { useSyncExternalStore } from 'react'

/** The current value; the component follows its changes. The server renders what it was made with. */
export function useReadable<T>({ get, subscribe, rendered = get }: Readable<T>): T {
  return useSyncExternalStore(subscribe, get, rendered)
}
