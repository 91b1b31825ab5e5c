export { port } from './port.ts'
export type {
  CancelSignal,
  Clock,
  Connectivity,
  FileContent,
  FileSource,
  KeyValueStorage,
  RandomIds,
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
export type { Readable } from './readable.ts'
