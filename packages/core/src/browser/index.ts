export {
  browserClock,
  browserConnectivity,
  browserIds,
  browserTabLock,
  cookieStore,
  localStorageStore,
  readCookie,
  sessionStorageStore,
} from './browser-ports.ts'
export { fetchTransport } from './fetch-transport.ts'
export { browserGeolocation, watchLocalStorage } from './geolocation.ts'
export { browserPorts } from './marketplace-ports.ts'
export { registerWorker } from './register-worker.ts'
export { socketPort } from './socket-port.ts'
export { nextTask, whenIdle } from './when-idle.ts'
