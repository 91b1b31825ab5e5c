import { useEffect, useRef } from 'react'

/** Brings focus to the heading of what has just been opened; errors have their own summary to focus. */
export function useHeadingFocus(shown: string, hasErrors: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (!hasErrors) heading.current?.focus()
  }, [shown, hasErrors])
  return heading
}
