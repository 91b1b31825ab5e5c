import { type RefObject, useEffect, useEffectEvent } from 'react'

/** What is typed into takes the words of a copied table; its picture is only their twin. */
const isForWords = ({ target }: ClipboardEvent, data: DataTransfer) =>
  target instanceof Element && target.matches('input, textarea, [contenteditable]') && data.types.includes('text/plain')

/** Takes files that are pasted anywhere into the form around the place, or while nothing at all has the focus. */
export function usePastedFiles(place: RefObject<HTMLElement | null>, onPaste: (files: File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData: data, target, defaultPrevented } = event
    const scope = place.current?.closest('form, [role="dialog"]') ?? place.current
    const isHere = target === document.body || (target instanceof Node && scope?.contains(target))
    if (!data || data.files.length === 0 || defaultPrevented || !isHere || isForWords(event, data)) return
    event.preventDefault()
    onPaste([...data.files])
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}
