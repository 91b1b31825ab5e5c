import { PRIVATE_FILE_FAILED } from '@artel/core/api'
import type { StoredFile } from '@artel/core/contract'
import { useEffect, useState } from 'react'
import { useServices } from '../services/index.ts'

/** Fetches private content with the token of the session, and hands it over as the browser saves files. */
export function useSaveFile(): (file: Pick<StoredFile, 'id' | 'name'>) => void {
  const { api, toasts, clock } = useServices()
  return ({ id, name }) =>
    void api.getFile({ params: { id } }).then(
      ({ content }) => {
        const address = URL.createObjectURL(content as Blob)
        const link = Object.assign(document.createElement('a'), { href: address, download: name })
        link.click()
        // The browser reads it on its own time; a page that stays open should not keep it for ever.
        clock.setTimeout(() => URL.revokeObjectURL(address), 60_000)
      },
      () => toasts.send({ type: 'toast.show', kind: 'error', text: PRIVATE_FILE_FAILED, at: clock.now() }),
    )
}

/** Addresses of private pictures, by id, as far as they have come; those that could not be had are left out. */
export function usePrivatePictures(files: readonly StoredFile[]): ReadonlyMap<string, string> {
  const { api } = useServices()
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map())
  const ids = files.map(({ id }) => id).join(',')
  useEffect(() => {
    const made: string[] = []
    let isGone = false
    for (const id of ids === '' ? [] : ids.split(',')) {
      void api.getFile({ params: { id } }).then(
        ({ content }) => {
          if (isGone) return
          const address = URL.createObjectURL(content as Blob)
          made.push(address)
          setAddresses((before) => new Map(before).set(id, address))
        },
        // Its name stays in the list below, where it can be asked for again.
        () => {},
      )
    }
    return () => {
      isGone = true
      for (const address of made) URL.revokeObjectURL(address)
      setAddresses(new Map())
    }
  }, [api, ids])
  return addresses
}
