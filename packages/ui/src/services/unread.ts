import { useSyncExternalStore } from 'react'
import { useServices } from './services.tsx'

/** Unread messages in all chats of the viewer; 0 for a guest and until it is known. */
export function useUnread(): number {
  const { unread } = useServices()
  return useSyncExternalStore(unread.subscribe, unread.get, zero)
}

const zero = () => 0
