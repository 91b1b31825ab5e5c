import {
  browserGeolocation,
  browserClock as clock,
  fetchTransport,
  localStorageStore as storage,
  watchLocalStorage,
} from '@artel/core/browser'
import { startVisit, type VisitOptions } from '@artel/core/marketplace'
import { provideNewVersion } from '@artel/core/shell'
import type { PopupActors } from '@artel/ui/services'
import type { AnyRouter } from '@tanstack/react-router'
import { createActor } from 'xstate'
import { inspector } from './inspector.ts'

let opened: PopupActors | null = null

/** Starts what may lie over a page by itself, once. */
export const openPopups = (page: PopupOptions): PopupActors => {
  opened ??= start(page)
  return opened
}

interface PopupOptions extends Pick<VisitOptions, 'api' | 'city' | 'sessionView'> {
  readonly policyPath: string | null
  readonly router: Pick<AnyRouter, 'subscribe'>
}

const start = ({ policyPath, router, ...page }: PopupOptions): PopupActors => {
  const visit = startVisit({
    ...page,
    path: { get: () => location.pathname, subscribe: (listener) => router.subscribe('onResolved', listener) },
    geolocation: browserGeolocation,
    storage,
    watchStorage: watchLocalStorage,
    clock,
  })
  inspector?.watch(visit.consent)
  inspector?.watch(visit.location)
  return { ...visit, newVersion: watchVersion(), policyPath, reload: () => window.location.reload() }
}

/** The entry script names the build: its name changes with any file of it. */
const watchVersion = () => {
  const entry = document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src')
  if (!entry) return null
  const version = createActor(provideNewVersion(fetchTransport()), {
    clock,
    inspect: inspector?.inspect,
    input: { current: entry },
  }).start()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') version.send({ type: 'version.check' })
  })
  return version
}
