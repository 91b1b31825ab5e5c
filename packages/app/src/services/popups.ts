import type { ApiClient } from '@artel/core/api'
import { viewerOf } from '@artel/core/auth'
import {
  browserGeolocation,
  browserClock as clock,
  fetchTransport,
  localStorageStore as storage,
  watchLocalStorage,
} from '@artel/core/browser'
import { type CityStore, decideLocationAsking, provideLocation } from '@artel/core/geolocation'
import { cookieConsentMachine, provideNewVersion, selectIsBannerShown } from '@artel/core/shell'
import type { PopupActors, Services } from '@artel/ui/services'
import { createActor } from 'xstate'

/** Starts the consent at once, and asks where the visitor is when it is given (spec §4), unless their profile says so. */
export const openPopups = ({
  api,
  city,
  session,
  policyPath,
}: {
  readonly api: ApiClient
  readonly city: CityStore
  readonly session: Pick<Services['session'], 'view'>
  readonly policyPath: string | null
}): PopupActors => {
  const consent = createActor(cookieConsentMachine, { input: { storage, watch: watchLocalStorage } }).start()
  const ports = { api, city, geolocation: browserGeolocation, watchStorage: watchLocalStorage }
  const location = createActor(provideLocation(ports), { clock, input: { isChosen: city.isChosen() } }).start()
  const ask = () => {
    const view = session.view.get()
    const asking = decideLocationAsking({
      isCookieBannerShown: selectIsBannerShown(consent.getSnapshot()),
      viewer: view.status === 'loading' ? undefined : viewerOf(view),
    })
    if (asking === 'ask') location.send({ type: 'location.ask' })
    if (asking === 'never') location.send({ type: 'city.chosen' })
  }
  consent.subscribe(ask)
  session.view.subscribe(ask)
  ask()
  return { consent, location, newVersion: watchVersion(), policyPath, reload: () => window.location.reload() }
}

/** The entry script names the build: its name changes with any file of it. */
const watchVersion = () => {
  const entry = document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src')
  if (!entry) return null
  const version = createActor(provideNewVersion(fetchTransport()), { clock, input: { current: entry } }).start()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') version.send({ type: 'version.check' })
  })
  return version
}
