import {
  type Access,
  apiPrefix,
  castStrings,
  contract,
  flawSentences,
  type HandlerArgs,
  type Operation,
  type OperationCard,
  type OperationRoute,
  operations,
  parseRequest,
  type User,
} from '@artel/core/contract'
import { HttpResponse, http, type JsonBodyType } from 'msw'
import { leaveUnanswered } from '../../.storybook/calls-under-way.ts'
import { complain } from '../../.storybook/network-problems.ts'
import { meetTexts } from '../workshop/met-settings.ts'
import { handlers } from './handlers/index.ts'
import { lengthened } from './lengthened.ts'
import type { MockHandler, MockHandlers } from './mock-handlers.ts'
import { MockRefusal, NetworkFailure } from './mock-refusal.ts'
import { pending } from './reactions.ts'
import { sessionOf } from './sessions.ts'
import type { StoredSession, UploadedFile } from './stored.ts'
import { type MockWorld, theWorld } from './world.ts'

/** Ids in paths are numbers or UUIDs, so that `/tasks/list` is never taken for a task. */
const patternOf = ({ path, version }: OperationRoute) =>
  new RegExp(`^${apiPrefix({ version })}${path.replace(/\{(\w+)\}/g, '(?<$1>[\\da-f-]+)')}$`)

const routes = (Object.keys(operations) as Operation[]).map((operation) => ({
  operation,
  method: operations[operation].method,
  pattern: patternOf(operations[operation]),
}))

/** The operation that a request calls, with the ids in its path. */
const calledBy = (request: Request, among: Partial<MockHandlers>) => {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith('/web/api/')) return null
  for (const { operation, method, pattern } of routes) {
    if (request.method !== method || !(operation in among)) continue
    const found = pattern.exec(pathname)
    if (found) return { operation: operation as keyof MockHandlers, params: { ...found.groups } }
  }
  return null
}

/** Calls with credentials mend a session: a token that works no longer does not stand in their way. */
const sessionIn = (world: MockWorld, request: Request, { credentials }: OperationRoute): StoredSession | null => {
  const token = request.headers.get('authorization')?.replace('Bearer ', '')
  if (token === undefined) return null
  try {
    return sessionOf(world, token)
  } catch (refusal) {
    if (credentials) return null
    throw refusal
  }
}

const admit = (access: Access, viewer: User | null): void => {
  if (access === 'anyone') return
  if (viewer === null) throw new MockRefusal('UNAUTHORIZED')
  if (access !== 'signed-in' && !access.includes(viewer.role)) throw new MockRefusal('FORBIDDEN')
}

const queryOf = (url: URL): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((key) => {
      const values = url.searchParams.getAll(key)
      return [key, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )

interface ReadBody {
  readonly body: unknown
  readonly uploads: readonly File[]
}

const readJson = async (request: Request): Promise<ReadBody> => ({
  body: await request.json().catch(() => undefined),
  uploads: [],
})

/** The fields of a form, and the repeated `files`. */
const readForm = async (request: Request, { body }: OperationCard): Promise<ReadBody> => {
  const form = await request.formData()
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  const uploads = form.getAll('files').filter((field) => typeof field !== 'string')
  return { body: body && castStrings(body, Object.fromEntries(fields)), uploads }
}

/** The arguments of a call by the contract, as the server reads them. */
const argsOf = <O extends Operation>(operation: O, request: Request, params: object, body: unknown): HandlerArgs<O> => {
  const parsed = parseRequest(operation, { params, query: queryOf(new URL(request.url)), body })
  if (parsed.ok) return parsed.args
  throw new MockRefusal('VALIDATION_FAILED', { message: flawSentences(parsed.fields), fields: parsed.fields })
}

/** The answer by the contract; throws when the mock says what the server never would. */
const answerOf = ({ response }: OperationCard, answer: unknown, { textLength }: MockWorld) => {
  if (response === null) return new HttpResponse(null, { status: 204 })
  const exact = response.parse(answer)
  meetTexts(exact)
  return HttpResponse.json((textLength === 'normal' ? exact : lengthened(response, exact, textLength)) as JsonBodyType)
}

/** The file itself, under the name that it was uploaded with. */
const contentOf = ({ file, content }: UploadedFile) =>
  new HttpResponse(content, {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    },
  })

const failureOf = (operation: Operation, error: unknown) => {
  if (error instanceof NetworkFailure) return HttpResponse.error()
  if (error instanceof MockRefusal)
    return HttpResponse.json(error.body as JsonBodyType, { status: error.body.statusCode })
  complain(`Мок ${operation}: ${error instanceof Error ? error.message : error}`)
  return HttpResponse.error()
}

const answer = async <O extends Operation>(
  operation: O,
  handler: MockHandler<O>,
  { request, params }: { request: Request; params: object },
) => {
  try {
    const route: OperationRoute = operations[operation]
    const world = theWorld()
    const session = sessionIn(world, request, route)
    const viewer = world.accounts.find(({ id }) => id === session?.userId) ?? null
    admit(route.access, viewer)
    const { body, uploads } = await (route.multipart ? readForm(request, contract[operation]) : readJson(request))
    const args = argsOf(operation, request, params, body)
    const said = await handler(args, { operation, world, viewer, session, uploads })
    return route.binary ? contentOf(said as UploadedFile) : answerOf(contract[operation], said, world)
  } catch (error) {
    return failureOf(operation, error)
  }
}

/**
 * Handlers for msw over the story's world: of the whole contract, or of the operations given, which then answer otherwise
 * than usual. A request or an answer off the contract fails the story. One handler stands for all: msw tries handlers one by
 * one on every request, the story's own files among them, and reads the cookies for each. `onCall` hears what was called.
 */
export const mockApi = (
  reactions: Partial<MockHandlers> = handlers,
  onCall: (operation: Operation) => void = () => {},
) => [
  http.all(
    ({ request }) => {
      const called = calledBy(request, reactions)
      return { matches: called !== null, params: { ...called?.params, operation: called?.operation } }
    },
    ({ request, params: { operation, ...params } }) => {
      onCall(operation as Operation)
      const handler = reactions[operation as keyof MockHandlers] as MockHandler<Operation>
      if (handler === pending) leaveUnanswered(request.url)
      return answer(operation as Operation, handler, { request, params })
    },
  ),
]
