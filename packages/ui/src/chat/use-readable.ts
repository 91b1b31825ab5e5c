import type { Readable } from '@artel/core/ports'
import { useSyncExternalStore } from 'react'

/** The value of a readable, followed. */
export const useReadable = <T>(readable: Readable<T>): T =>
  useSyncExternalStore(readable.subscribe, readable.get, readable.get)
