export type { MarketplacePorts } from './marketplace-ports.ts'
export { port } from './port.ts'
export type {
  CancelSignal,
  Clock,
  Connectivity,
  FileContent,
  FileSource,
  GeolocationPort,
  KeyValueStorage,
  PositionFailure,
  RandomIds,
  RefreshTokenStore,
  RequestForm,
  SocketConnection,
  SocketPort,
  TabLock,
  Timer,
  Transport,
  TransportRequest,
  TransportResponse,
  UploadProgress,
} from './ports.ts'
export type { PushPort, PushStanding, PushSubscriptionFacts } from './push-port.ts'
export type { Readable } from './readable.ts'
