import { TransportError, type TransportFailure } from '../api/errors.ts'
import type { Operation, ResponseOf } from '../contract/contract.ts'
import { type ErrorCode, errorBody, type RefusalDetails } from '../contract/errors.ts'
import { operations } from '../contract/operations.gen.ts'
import { apiPrefix, type OperationRoute } from '../contract/operations.ts'
import type { FileSource, Transport, TransportRequest, TransportResponse } from '../ports/index.ts'

/** One request that reached the fake server. */
export interface FakeCall {
  readonly operation: Operation
  readonly params: Readonly<Record<string, string>>
  /** Pairs in the order of the address; repeated keys stay repeated. */
  readonly query: readonly (readonly [name: string, value: string])[]
  /** Parsed JSON; the fields of a form. */
  readonly body: unknown
  /** Files of a form. */
  readonly files: readonly FileSource[]
  readonly request: TransportRequest
}

/** How the fake server behaves when asked; `Body` is what it answers when it answers well. */
export type Reaction<Body = unknown> = {
  (call: FakeCall): Promise<TransportResponse>
  /** Only for the compiler. */
  readonly answers?: Body
}

/** A good answer. `body` may be made from the call. */
export const answer =
  <Body>(body: Body | ((call: FakeCall) => Body)): Reaction<Body> =>
  async (call) => ({
    status: body === undefined ? 204 : 200,
    headers: {},
    body: typeof body === 'function' ? (body as (call: FakeCall) => Body)(call) : body,
  })

/** A refusal as our server words it. */
export const refusal =
  (code: ErrorCode, more: RefusalDetails = {}): Reaction<never> =>
  async () => {
    const body = errorBody(code, more)
    return { status: body.statusCode, headers: {}, body }
  }

/** Any answer at all, e.g. that of a proxy in between. */
export const status =
  (statusCode: number, body?: unknown): Reaction<never> =>
  async () => ({ status: statusCode, headers: {}, body })

/** No answer. */
export const unreachable =
  (kind: TransportFailure): Reaction<never> =>
  async () => {
    throw new TransportError(kind)
  }

/** The content of a file; text stands for any bytes. */
export const content =
  (text: string, { type = 'application/pdf', name = 'Договор.pdf' } = {}): Reaction<never> =>
  async () => {
    const bytes = Uint8Array.from(encodeURIComponent(text), (character) => character.charCodeAt(0))
    const headers = { 'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}` }
    return { status: 200, headers, body: { size: bytes.length, type, arrayBuffer: async () => bytes.buffer } }
  }

/** An answer that waits until the test says which; cancelling the request rejects it. */
export const held = <Body = unknown>(): Reaction<Body> & { release(reaction: Reaction<Body>): void } => {
  let release: (reaction: Reaction<Body>) => void = () => {}
  const released = new Promise<Reaction<Body>>((resolve) => {
    release = resolve
  })
  const reaction: Reaction<Body> = (call) =>
    new Promise((resolve, reject) => {
      call.request.signal?.addEventListener('abort', () => reject(new TransportError('cancelled')))
      released.then((next) => next(call)).then(resolve, reject)
    })
  return Object.assign(reaction, { release })
}

/** A server of the contract that a test scripts operation by operation. Anything unscripted throws. */
export interface FakeTransport extends Transport {
  /** How `operation` behaves from now on. */
  on<O extends Operation>(operation: O, reaction: Reaction<ResponseOf<O>>): FakeTransport
  /** How `operation` behaves the next times, one reaction a call, before what {@link on} says. */
  next<O extends Operation>(operation: O, ...reactions: readonly Reaction<ResponseOf<O>>[]): FakeTransport
  /** What was asked so far, of one operation or of all. */
  calls(operation?: Operation): readonly FakeCall[]
}

const decode = (text: string) => decodeURIComponent(text.replace(/\+/g, ' '))

const paramsOf = (pattern: string, path: string): Record<string, string> | null => {
  const [expected, actual] = [pattern.split('/'), path.split('/')]
  if (expected.length !== actual.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? ''
    if (part.startsWith('{')) params[part.slice(1, -1)] = decodeURIComponent(value)
    else if (part !== value) return null
  }
  return params
}

const parse = (request: TransportRequest): FakeCall => {
  const [path = '', search = ''] = request.url.split('?')
  const found = (Object.entries(operations) as [Operation, OperationRoute][])
    .filter(([, route]) => route.method === request.method)
    .map(([operation, route]) => ({ operation, params: paramsOf(apiPrefix(route) + route.path, path) }))
    .filter((match) => match.params !== null)
    .sort((a, b) => Object.keys(a.params ?? {}).length - Object.keys(b.params ?? {}).length)[0]
  if (!found) throw new Error(`No operation has the address ${request.method} ${request.url}`)
  return {
    operation: found.operation,
    params: found.params ?? {},
    query: search
      .split('&')
      .filter(Boolean)
      .map((pair) => [decode(pair.split('=')[0] ?? ''), decode(pair.split('=')[1] ?? '')] as const),
    body: request.form?.fields ?? (request.body === undefined ? undefined : JSON.parse(request.body)),
    files: request.form?.files ?? [],
    request,
  }
}

/** {@link FakeTransport} that knows nothing yet. */
export const fakeTransport = (): FakeTransport => {
  const usual = new Map<Operation, Reaction>()
  const queued = new Map<Operation, Reaction[]>()
  const calls: FakeCall[] = []
  const transport: FakeTransport = {
    async request(request) {
      if (request.signal?.aborted) throw new TransportError('cancelled')
      const call = parse(request)
      calls.push(call)
      const reaction = queued.get(call.operation)?.shift() ?? usual.get(call.operation)
      if (!reaction) throw new Error(`The test has not said how ${call.operation} answers`)
      return reaction(call)
    },
    on(operation, reaction) {
      usual.set(operation, reaction)
      return transport
    },
    next(operation, ...reactions) {
      queued.set(operation, [...(queued.get(operation) ?? []), ...reactions])
      return transport
    },
    calls: (operation) => calls.filter((call) => operation === undefined || call.operation === operation),
  }
  return transport
}
