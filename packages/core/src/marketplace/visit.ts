import { createActor } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import { type SessionViewState, viewerOf } from '../auth/index.ts'
import {
  type CityStore,
  decideLocationAsking,
  isNearPage,
  type LocationActor,
  NO_POSITION_KEY,
  provideLocation,
} from '../geolocation/index.ts'
import type { Clock, GeolocationPort, KeyValueStorage, Readable } from '../ports/index.ts'
import { type CookieConsentActor, cookieConsentMachine, selectIsBannerShown } from '../shell/index.ts'

/** What {@link startVisit} needs beyond the marketplace; `browser` has an adapter for each port. */
export interface VisitOptions {
  readonly api: ApiClient
  readonly sessionView: Readable<SessionViewState>
  readonly city: CityStore
  /** Path of the page that is open. */
  readonly path: Readable<string>
  readonly geolocation: GeolocationPort
  readonly storage: KeyValueStorage
  /** Tells of a change that another tab made to a key of the storage; returns the way to stop. */
  readonly watchStorage: (key: string, listener: (value: string | null) => void) => () => void
  readonly clock: Clock
}

/** What may lie over a page by itself. */
export interface Visit {
  readonly consent: CookieConsentActor
  readonly location: LocationActor
}

/**
 * Starts the consent to cookies at once, and asks where the visitor is when it is given (product §4) and the page shows what is
 * near, unless their profile says so, or they would not tell before.
 */
export const startVisit = ({
  api,
  sessionView,
  city,
  path,
  geolocation,
  storage,
  watchStorage,
  clock,
}: VisitOptions): Visit => {
  const consent = createActor(cookieConsentMachine, { input: { storage, watch: watchStorage } }).start()
  const location = createActor(provideLocation({ api, city, geolocation, storage, watchStorage }), {
    clock,
    input: { isAnswered: city.isChosen() || storage.get(NO_POSITION_KEY) !== null },
  }).start()
  const ask = () => {
    const view = sessionView.get()
    const asking = decideLocationAsking({
      isNear: isNearPage(path.get()),
      isCookieBannerShown: selectIsBannerShown(consent.getSnapshot()),
      viewer: view.status === 'loading' ? undefined : viewerOf(view),
    })
    if (asking === 'ask') location.send({ type: 'location.ask' })
    if (asking === 'never') location.send({ type: 'city.chosen' })
  }
  const follow = () => {
    location.send({ type: 'page.changed', isNear: isNearPage(path.get()) })
    ask()
  }
  consent.subscribe(ask)
  path.subscribe(follow)
  sessionView.subscribe(ask)
  follow()
  return { consent, location }
}
