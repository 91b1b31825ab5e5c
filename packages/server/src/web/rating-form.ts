import { apiPrefix, type OperationRoute, operations } from '@artel/core/contract'
import type { Transport } from '@artel/core/ports'
import { paths } from '@artel/core/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { setSiteCookie } from '../http/cookies.ts'
import { DEVICE_COOKIE } from '../http/faq-rating-handlers.ts'
import { type Caller, PAGE_CALL_WITHIN_MS } from './caller.ts'
import { isFromHere } from './from-here.ts'
import { PLAIN_PAGE_POLICY } from './plain-page.ts'
import { ratedPage, unratedPage } from './rating-page.ts'

export interface RatingFormDeps {
  /** The API on behalf of somebody. */
  readonly transportFor: (caller: Caller) => Transport
  /** Where the site is for everybody. */
  readonly publicUrl: string
}

const RATE: OperationRoute = operations.rateFaqItem

const MOST_BYTES = 1024
const FROM_ELSEWHERE = 'Форму отправили с другого сайта. Вернитесь к ответу и нажмите кнопку там.'
const NOT_SAVED = 'Не удалось сохранить. Подождите немного и попробуйте ещё раз.'

/** The mark of the device, which the API has given it. */
const markIn = (cookies: string | undefined): string | null =>
  new RegExp(`(?:^|,\\s*)${DEVICE_COOKIE}=([^;,]+)`).exec(cookies ?? '')?.[1] ?? null

/**
 * «Did the answer help» as a browser without scripts sends it, to the page of the section. As the form of questions it speaks for a
 * guest whoever is signed in; a device has one word about an answer here, too.
 */
export async function mountRatingForm(
  app: FastifyInstance,
  { transportFor, publicUrl }: RatingFormDeps,
): Promise<void> {
  const { origin } = new URL(publicUrl)

  const rate = (request: FastifyRequest, id: string, isHelpful: boolean) => {
    const userAgent = request.headers['user-agent'] ?? ''
    const mark = request.cookies[DEVICE_COOKIE]
    return transportFor({ accessToken: null, ip: request.ip, userAgent }).request({
      method: RATE.method,
      url: apiPrefix(RATE) + RATE.path.replace('{id}', id),
      headers: {
        'content-type': 'application/json',
        ...(mark !== undefined && { cookie: `${DEVICE_COOKIE}=${encodeURIComponent(mark)}` }),
      },
      body: JSON.stringify({ isHelpful }),
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
    scope.post<{ Params: { section: string } }>(`${paths.faqList()}/:section`, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const id = /^\d{1,15}$/.exec(form.get('item') ?? '')?.[0] ?? '0'
      const isHelpful = form.get('helpful') === 'yes'
      const answer = form.get('answer') ?? ''
      const to = `${paths.faqList(request.params.section)}#${encodeURIComponent(answer)}`
      reply
        .headers({ 'cache-control': 'no-store', 'content-security-policy': PLAIN_PAGE_POLICY })
        .type('text/html; charset=utf-8')
      if (!isFromHere(request, origin)) return reply.code(403).send(unratedPage(FROM_ELSEWHERE, to))
      const said = await rate(request, id, isHelpful).catch(() => null)
      if (said && said.status < 400) {
        const mark = markIn(said.headers['set-cookie'])
        if (mark !== null) setSiteCookie(request, reply, DEVICE_COOKIE, mark, { httpOnly: true })
        return reply.send(ratedPage(isHelpful, to))
      }
      const { message = NOT_SAVED } = (said?.body ?? {}) as { readonly message?: string | string[] }
      return reply.code(said?.status ?? 503).send(unratedPage([message].flat().join(' '), to))
    })
  })
}
