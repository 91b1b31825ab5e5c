import type { ChatSession } from '@artel/core/chat'
import { useEffect, useState } from 'react'
import { useServices, useViewer } from '../services/index.ts'

/** The viewer's chat on its way from the server. */
export interface LoadedChat {
  /** `null` until it is loaded, and always on the server. */
  readonly chat: ChatSession | null
  /** Its code could not be loaded. */
  readonly isFailed: boolean
  readonly retry: () => void
}

/** Loads the chat of the viewer, another one for another viewer. */
export function useChat(): LoadedChat {
  const { loadChat } = useServices()
  const viewerId = useViewer()?.id
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<ChatSession | 'failed' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another viewer and another attempt ask anew
  useEffect(() => {
    let isCurrent = true
    setLoaded(null)
    loadChat().then(
      (chat) => isCurrent && setLoaded(chat),
      () => isCurrent && setLoaded('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [loadChat, viewerId, attempt])
  return {
    chat: loaded === 'failed' ? null : loaded,
    isFailed: loaded === 'failed',
    retry: () => setAttempt((count) => count + 1),
  }
}
