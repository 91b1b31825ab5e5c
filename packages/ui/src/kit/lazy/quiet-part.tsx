import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** What stands in for a part until its code is here. */
export interface QuietPartWaiting {
  /** Stands there until the part does. */
  fallback?: ReactNode
  /** The code could not be had; the next showing asks for it again. */
  onFailed?: () => void
}

/**
 * A part whose code is loaded when it is first shown; until then, and where it cannot be loaded, its stand-in does its work.
 * A part that has nothing to do its work says so by `lazyPart`.
 */
export function quietPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | null = null

  return function QuietPart({ fallback = null, onFailed, ...props }: Props & QuietPartWaiting) {
    const [, setHere] = useState(false)
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once each time it is shown
    useEffect(() => {
      if (Part) return
      let isGone = false
      // Asking for a dozen files takes a phone a tenth of a second: the page shows first that it was pressed.
      const timer = setTimeout(() =>
        load().then(
          (loaded) => {
            Part = loaded
            if (!isGone) setHere(true)
          },
          () => {
            if (!isGone) onFailed?.()
          },
        ),
      )
      return () => {
        isGone = true
        clearTimeout(timer)
      }
    }, [])
    // What is left after taking two out is the part's own, which TypeScript does not see.
    return Part ? <Part {...(props as unknown as Props)} /> : fallback
  }
}
