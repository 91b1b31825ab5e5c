export { port } from './port.ts'
export type {
  CancelSignal,
  Clock,
  Connectivity,
  KeyValueStorage,
  RandomIds,
  SocketConnection,
  SocketPort,
  TabLock,
  Timer,
  Transport,
  TransportRequest,
  TransportResponse,
} from './ports.ts'
export type { Readable } from './readable.ts'
