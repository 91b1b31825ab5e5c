import { type OperationRoute, operations } from '@artel/core/contract'
import { type Backend, type BackendRequest, requestAddress } from '@artel/core/testing/conformance'
import { asMultipart } from './files.ts'
import { aPerson, type Marketplace } from './marketplace.ts'

/** The real server as the conformance suite calls it. Its scenarios share the database: each has people of its own. */
export function serverBackend(market: Marketplace): Backend {
  const tokens = new Map<string, string>()

  return {
    async join({ role, isVerified = false, isEmailConfirmed = true, businessType = 'SP', phone = null }) {
      const person = await aPerson(market, { role, isVerified, isEmailConfirmed, businessType, phone })
      tokens.set(person.id, person.accessToken)
      return person.id
    },
    async ask(userId, request) {
      const route: OperationRoute = operations[request.operation]
      const form = route.multipart ? await asMultipart(formOf(request)) : null
      const answer = await market.app.inject({
        method: route.method,
        url: requestAddress(request),
        headers: { ...(userId !== null && { authorization: `Bearer ${tokens.get(userId)}` }), ...form?.headers },
        ...(form ? { payload: form.payload } : request.body !== undefined && { payload: request.body as object }),
      })
      const isBinary = route.binary && answer.statusCode === 200
      if (isBinary) {
        return { status: 200, body: { type: answer.headers['content-type'], size: answer.rawPayload.length } }
      }
      return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
    },
    now: () => market.clock.now(),
    advance: (milliseconds) => market.clock.advance(milliseconds),
  }
}

function formOf({ body, files = [] }: BackendRequest): FormData {
  const form = new FormData()
  for (const { name, type, bytes } of files) form.append('files', new Blob([bytes], { type }), name)
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value))
  return form
}
