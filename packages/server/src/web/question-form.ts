import { apiPrefix, type OperationRoute, operations } from '@artel/core/contract'
import type { Transport } from '@artel/core/ports'
import { paths } from '@artel/core/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Caller, PAGE_CALL_WITHIN_MS } from './caller.ts'
import { isFromHere } from './from-here.ts'
import { PLAIN_PAGE_POLICY } from './plain-page.ts'
import { sentPage, type TypedQuestion, unsentPage } from './question-page.ts'

export interface QuestionFormDeps {
  /** The API on behalf of somebody. */
  readonly transportFor: (caller: Caller) => Transport
  /** Where the site is for everybody. */
  readonly publicUrl: string
}

const ASK: OperationRoute = operations.askQuestion

/** More than any question with its address is, percent signs included. */
const MOST_BYTES = 32_768
const FROM_ELSEWHERE = 'Форму отправили с другого сайта. Проверьте вопрос и отправьте его отсюда.'
const NOT_SENT = 'Не получилось отправить вопрос. Подождите немного и попробуйте ещё раз.'

/**
 * The form of questions as a browser without scripts sends it. It speaks for a guest whoever is signed in, so no other site can
 * ask anything in somebody's name; and what another site has sent is shown again instead of being taken.
 */
export async function mountQuestionForm(
  app: FastifyInstance,
  { transportFor, publicUrl }: QuestionFormDeps,
): Promise<void> {
  const { origin } = new URL(publicUrl)

  const ask = async (request: FastifyRequest, typed: TypedQuestion, website: string) => {
    const userAgent = request.headers['user-agent'] ?? ''
    const transport = transportFor({ accessToken: null, ip: request.ip, userAgent })
    const { name, email, text } = typed
    return transport.request({
      method: ASK.method,
      url: apiPrefix(ASK) + ASK.path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: name || null, email: email || null, text, website }),
      credentials: false,
      timeoutMs: PAGE_CALL_WITHIN_MS,
    })
  }

  await app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    )
    scope.post(paths.contacts(), async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const read = (field: string) => form.get(field)?.trim() ?? ''
      const typed = { name: read('name'), email: read('email'), text: read('text') }
      reply
        .headers({ 'cache-control': 'no-store', 'content-security-policy': PLAIN_PAGE_POLICY })
        .type('text/html; charset=utf-8')
      if (!isFromHere(request, origin)) return reply.code(403).send(unsentPage(typed, [FROM_ELSEWHERE]))
      const answer = await ask(request, typed, read('website')).catch(() => null)
      if (answer && answer.status < 400) return reply.send(sentPage(typed.email))
      const { message = NOT_SENT } = (answer?.body ?? {}) as { readonly message?: string | string[] }
      return reply.code(answer?.status ?? 503).send(unsentPage(typed, [message].flat()))
    })
  })
}
