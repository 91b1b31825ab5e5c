import { useReadable } from './readable.ts'
import { useServices } from './services.tsx'

/** Unread messages in all chats of the viewer; 0 for a guest and until it is known. */
export function useUnread(): number {
  return useReadable(useServices().unread)
}
