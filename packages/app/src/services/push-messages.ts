import type { ApiClient } from '@artel/core/api'
import type { Readable } from '@artel/core/ports'

/** Calls back when somebody presses a message while a tab of the site is open: the worker hands its path to the tab. */
export const followMessages = (open: (path: string, notificationId: number) => void): void => {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent) => {
    const { type, path, id } = (data ?? {}) as { type?: unknown; path?: unknown; id?: unknown }
    if (type === 'artel.open' && typeof path === 'string' && typeof id === 'number') open(path, id)
  })
}

/** Sending these begins a wait for somebody's answer. */
const BEGINNINGS: ReadonlySet<string> = new Set(['createTask', 'sendTaskReply'] satisfies (keyof ApiClient)[])

/** The same client, and the moment in which it has sent something that will be answered; until the next page is loaded. */
export const noticeBeginnings = (api: ApiClient) => {
  const listeners = new Set<() => void>()
  let isMoment = false
  const come = () => {
    isMoment = true
    for (const listener of [...listeners]) listener()
  }
  const moment: Readable<boolean> = {
    get: () => isMoment,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const watched = new Proxy(api, {
    get(client, operation: keyof ApiClient) {
      const call = client[operation] as (...args: unknown[]) => Promise<unknown>
      if (!BEGINNINGS.has(operation)) return call
      return async (...args: unknown[]) => {
        const answer = await call(...args)
        come()
        return answer
      }
    },
  })
  return { api: watched, moment }
}
