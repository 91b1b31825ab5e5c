import { CLIENT_TIMEOUT } from '../api/index.ts'
import type { MarketplacePorts } from '../ports/index.ts'
import {
  browserClock,
  browserConnectivity,
  browserIds,
  browserTabLock,
  localStorageStore,
  readCookie,
} from './browser-ports.ts'
import { fetchTransport } from './fetch-transport.ts'
import { socketPort } from './socket-port.ts'
import { whenIdle } from './when-idle.ts'

/** Every port of `createMarketplace` for a page that the marketplace's own origin serves, itself or through a proxy. */
export const browserPorts = (): MarketplacePorts => ({
  transport: fetchTransport(),
  socket: socketPort(),
  storage: localStorageStore,
  connectivity: browserConnectivity,
  clock: browserClock,
  ids: browserIds,
  random: Math.random,
  lock: browserTabLock,
  carrier: 'cookie',
  xsrfToken: () => readCookie('XSRF-TOKEN'),
  timeoutMs: CLIENT_TIMEOUT,
  // Asked for when somebody needs it: the first answer of a page costs a phone 80 ms.
  get timeZone() {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone
  },
  whenIdle,
})
