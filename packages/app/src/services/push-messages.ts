/** Calls back when somebody presses a message while a tab of the site is open: the worker hands its path to the tab. */
export const followMessages = (open: (path: string, notificationId: number) => void): void => {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent) => {
    const { type, path, id } = (data ?? {}) as { type?: unknown; path?: unknown; id?: unknown }
    if (type === 'artel.open' && typeof path === 'string' && typeof id === 'number') open(path, id)
  })
}
