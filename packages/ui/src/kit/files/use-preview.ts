import type { UploadRow } from '@artel/core/files'
import { useEffect, useState } from 'react'

/** What every browser shows by itself; HEIC is none of it. */
const SHOWN = ['image/jpeg', 'image/png', 'image/webp']

/** Address of a chosen picture that has not arrived yet; `null` for everything else. */
export function usePreview({ source = null }: Pick<UploadRow, 'source'>): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!(source instanceof Blob) || !SHOWN.includes(source.type)) return
    const made = URL.createObjectURL(source)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(null)
    }
  }, [source])
  return address
}
