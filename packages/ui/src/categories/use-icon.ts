import type { KeyValueStorage } from '@artel/core/ports'
import { createIconCache, type IconCache } from '@artel/core/shell'
import { type ReactElement, useEffect, useState } from 'react'
import { useServices } from '../services/index.ts'
import { loadIcon } from './load-icon.ts'
import { readIcon } from './read-icon.ts'

/** One cache for each storage: all icons of a page share it. */
const caches = new WeakMap<KeyValueStorage, IconCache>()

/** The drawing; `null` where it could not be had. `undefined` until it is known. */
export type Drawing = ReactElement | null | undefined

/** An icon by its address, out of the cache of product §9 where it can be had from it. */
export function useIcon(address: string): Drawing {
  const { storage, clock } = useServices()
  const [known, setKnown] = useState<{ address: string; drawing: Drawing }>()

  useEffect(() => {
    const cache = caches.get(storage) ?? createIconCache({ storage, clock, load: loadIcon })
    caches.set(storage, cache)
    let isWanted = true
    const show = (drawing: Drawing) => isWanted && setKnown({ address, drawing })
    cache.get(address).then(
      (text) => show(readIcon(text)),
      () => show(null),
    )
    return () => {
      isWanted = false
    }
  }, [address, storage, clock])

  return known?.address === address ? known.drawing : undefined
}
