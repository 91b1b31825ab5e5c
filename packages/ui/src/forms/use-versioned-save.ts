import { isApiError } from '@artel/core/api'
import { useRef, useState } from 'react'

/** Something that is changed as it was read, and what became of it meanwhile. */
export interface VersionedSave<T> {
  /** What the form begins with. */
  readonly base: T
  /** Another round is another form. */
  readonly round: number
  /** Somebody has saved something else meanwhile. */
  readonly isConflict: boolean
  /** Tells that what is typed was meant to replace something else. */
  readonly onConflict: () => void
  /** Begins anew with what is stored. */
  readonly renew: (next?: T) => void
  /** Sends a change of the version that the form has seen. @throws ApiError VERSION_CONFLICT */
  readonly save: (send: (version: number) => Promise<T>) => Promise<T>
}

/** Saves what has a version. A change of another meanwhile is told of once, and the next try keeps what is typed here. */
export function useVersionedSave<T extends { readonly version: number }>(
  stored: T,
  readAnew: () => Promise<T>,
): VersionedSave<T> {
  const [{ round, base }, setOpened] = useState({ round: 0, base: stored })
  const [isConflict, setIsConflict] = useState(false)
  /** The version that the typed values are meant to replace. */
  const seen = useRef(stored)
  return {
    base,
    round,
    isConflict,
    onConflict() {
      seen.current = stored
      setIsConflict(true)
    },
    renew(next) {
      const fresh = next ?? (seen.current.version > stored.version ? seen.current : stored)
      seen.current = fresh
      setIsConflict(false)
      setOpened({ round: round + 1, base: fresh })
    },
    async save(send) {
      try {
        return await send(seen.current.version)
      } catch (error) {
        if (!isApiError(error, 'VERSION_CONFLICT')) throw error
        seen.current = await readAnew()
        setIsConflict(true)
        throw error
      }
    },
  }
}
