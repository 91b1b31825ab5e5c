import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while its page is taken over: it knows nothing of what the visitor typed before. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
