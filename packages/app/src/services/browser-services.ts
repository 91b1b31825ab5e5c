import {
  browserClock as clock,
  browserConnectivity as connectivity,
  cookieStore,
  sessionStorageStore as drafts,
  browserIds as ids,
  nextTask,
  localStorageStore as storage,
  whenIdle,
} from '@artel/core/browser'
import { createCityStore } from '@artel/core/geolocation'
import { paths } from '@artel/core/routes'
import type { Services } from '@artel/ui/services'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { isPage } from '../pages/is-page.ts'
import { inspector } from './inspector.ts'
import { lazyPush } from './lazy-push.ts'
import type { PageData } from './page.ts'
import { createShellServices } from './shell-services.ts'
import { takeShared } from './take-shared.ts'

/** The part of the router that services use. */
interface Navigator extends Pick<AnyRouter, 'getMatchedRoutes' | 'subscribe'> {
  navigate(options: { to: string; replace?: boolean }): unknown
  invalidate(): unknown
}

/** Services of this browser window: made once, running until it is closed. */
export const createBrowserServices = (page: PageData, queryClient: QueryClient, router: () => Navigator): Services => {
  const navigate: Services['navigate'] = (path, options) => void router().navigate({ to: path, ...options })

  const shell = createShellServices(page, queryClient, {
    viewerChanged() {
      // What was loaded for the one before is nobody's business now.
      queryClient.removeQueries({ type: 'inactive' })
      void queryClient.invalidateQueries()
      void router().invalidate()
    },
    isPage: (path) => isPage(router(), path),
    signedIn(target) {
      if (target !== null) navigate(target)
    },
    signedOut: () => navigate(paths.home()),
    signOutFailed: (text) => shell.toasts.send({ type: 'toast.show', kind: 'error', text, at: clock.now() }),
    messagePressed(path) {
      if (isPage(router(), path)) navigate(path)
    },
    sessionExpired: () => shell.modals.send({ type: 'modal.open', name: 'sign-in' }),
  })
  const { api, session } = shell
  // The server reads the cookie; other tabs hear of local storage only.
  const city = createCityStore({
    storage: {
      ...cookieStore,
      set(key, value) {
        cookieStore.set(key, value)
        storage.set(key, value)
      },
    },
    initial: page.city,
  })

  return {
    ...shell,
    city,
    storage,
    drafts,
    connectivity,
    clock,
    inspect: inspector?.inspect,
    ids,
    async loadPopups() {
      await new Promise<void>((resolve) => whenIdle(resolve))
      const policyPath = isPage(router(), paths.cookiePolicy()) ? paths.cookiePolicy() : null
      const { openPopups } = await import('./popups.ts')
      await nextTask()
      return openPopups({ api, city, router: router(), sessionView: session.view, policyPath })
    },
    lettersPath: page.lettersPath,
    mapTiles: page.mapTiles,
    isPage: (path) => isPage(router(), path),
    push: lazyPush,
    takeShared,
    navigate,
    leave: (url) => location.assign(url),
    report: (problem) => console.warn(problem),
  }
}
