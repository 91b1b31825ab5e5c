import { useEffect, useEffectEvent, useState } from 'react'

/** What decides whether a review waits for its photos. */
interface Waiting {
  /** Photos are on their way. */
  readonly isBusy: boolean
  /** Some have not arrived and do not come by themselves. */
  readonly hasFailed: boolean
  /** Nothing but the photos keeps the form from being sent. */
  readonly isSound: boolean
  readonly onSubmit: () => void
}

/** Sends a review that was pressed to be sent while its photos were on their way, when they are here; a lost one is told of first. */
export function useWaitingSend({ isBusy, hasFailed, isSound, onSubmit }: Waiting) {
  const [isWaiting, wait] = useState(false)
  const arrive = useEffectEvent(() => {
    if (!isWaiting || isBusy) return
    wait(false)
    if (!hasFailed) onSubmit()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes when the last photo is here
  useEffect(arrive, [isBusy, isWaiting])
  return {
    isWaiting,
    onStopWaiting: () => wait(false),
    onSubmit: () => (isBusy && isSound ? wait(true) : onSubmit()),
  }
}
