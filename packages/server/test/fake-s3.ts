import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Place } from '../src/platform/storage/s3-storage.ts'

/** How the storage behaves; `cut` hangs up in the middle of a body, whichever way it goes, `stuck` falls silent there. */
export type Mood = 'well' | 'forbids' | 'broken' | 'silent' | 'stuck' | 'cut'

/** An S3 storage in memory that falls ill when told to. */
export interface FakeS3 {
  readonly place: S3Place
  /** What is stored whole, by its key. */
  readonly objects: ReadonlyMap<string, Buffer>
  /** Requests that have come so far. */
  readonly asked: () => number
  feel(mood: Mood): void
  close(): Promise<void>
}

const XML = { 'content-type': 'application/xml' }
const REFUSALS = { forbids: [403, 'AccessDenied'], broken: [500, 'InternalError'] } as const

/** Starts one; whoever asks it is patient while it is well, and waits 300 ms for each step while it is not. */
export async function fakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>()
  const patience = { waitMs: 30_000, restMs: 100 }
  let mood: Mood = 'well'
  let asked = 0

  const interrupt = (request: IncomingMessage, response: ServerResponse, content: Buffer | undefined) => {
    const stop = () => mood === 'cut' && request.socket.destroy()
    if (request.method !== 'GET') {
      request.once('data', () => {
        request.pause()
        stop()
      })
      return
    }
    response.writeHead(200, { 'content-length': content?.length ?? 0 })
    response.write(content?.subarray(0, content.length / 2), stop)
  }

  const server = createServer(async (request, response) => {
    asked += 1
    request.on('error', () => {})
    const key = request.url ?? ''
    const content = objects.get(key)
    if (mood === 'silent') return
    if (mood === 'stuck' || mood === 'cut') return interrupt(request, response, content)
    if (mood !== 'well') {
      const [status, code] = REFUSALS[mood]
      request.resume()
      response.writeHead(status, XML).end(`<Error><Code>${code}</Code></Error>`)
    } else if (request.method === 'PUT') {
      objects.set(key, await buffer(request))
      response.writeHead(200, { etag: '"1"' }).end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (content) response.writeHead(200, { 'content-length': content.length }).end(content)
    else response.writeHead(404, XML).end('<Error><Code>NoSuchKey</Code></Error>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    place: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: 'artel',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      patience,
    },
    objects,
    asked: () => asked,
    feel(next) {
      mood = next
      patience.waitMs = next === 'well' ? 30_000 : 300
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
