import { API_PREFIX } from '@artel/core/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { Refusal } from '../domain/refusal.ts'
import type { Payments } from '../features/payments/payments.ts'
import { SANDBOX_PATH, type SandboxProvider } from '../platform/payments/sandbox-provider.ts'
import { pathOf, SANDBOX_DECISIONS, SANDBOX_PAGE_POLICY, type SandboxDecision, sandboxPage } from './sandbox-page.ts'

/** Where providers say that something has happened to a payment. */
const NOTICE_PATHS = {
  sandbox: `${API_PREFIX}/payments/notifications/sandbox`,
  yookassa: `${API_PREFIX}/payments/notifications/yookassa`,
} as const

/** How often the sandbox tells the shop of a decision; untold, the shop finds out by itself within a minute. */
const NOTICES: Readonly<Record<SandboxDecision, number>> = { pay: 1, decline: 1, twice: 2, silent: 0, later: 0 }

const sandboxNotice = z.object({
  id: z.uuid(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  signature: z.string().max(100),
})
const yookassaNotice = z.object({ object: z.object({ id: z.string().min(1).max(100) }) })

/** The doors of the providers and the page of the sandbox. A notice only makes us ask: its words are not believed. */
export async function mountPayments(app: FastifyInstance, { service, sandbox }: Payments): Promise<void> {
  app.post(NOTICE_PATHS.sandbox, async (request, reply) => {
    const notice = sandboxNotice.safeParse(request.body)
    if (!notice.success || !sandbox.isGenuine(notice.data)) throw new Refusal('FORBIDDEN')
    await service.settleAtProvider('sandbox', notice.data.id)
    return reply.code(204).send()
  })

  // Anybody may knock here: the answer to "has it been paid?" comes from YooKassa's API.
  app.post(NOTICE_PATHS.yookassa, async (request, reply) => {
    const notice = yookassaNotice.safeParse(request.body)
    if (notice.success) await service.settleAtProvider('yookassa', notice.data.object.id)
    return reply.code(200).send()
  })

  await app.register(async (pages) => mountSandboxPage(pages, sandbox))
}

async function mountSandboxPage(app: FastifyInstance, sandbox: SandboxProvider): Promise<void> {
  const existing = async (params: unknown) => {
    const { id } = params as { id: string }
    const payment = z.uuid().safeParse(id).success ? await sandbox.find(id) : undefined
    if (!payment) throw new Refusal('NOT_FOUND')
    return payment
  }
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )

  app.get(`${SANDBOX_PATH}/:id`, async (request, reply) => {
    const payment = await existing(request.params)
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': SANDBOX_PAGE_POLICY })
      .type('text/html; charset=utf-8')
      .send(sandboxPage(payment))
  })

  app.post(`${SANDBOX_PATH}/:id`, async (request, reply) => {
    const payment = await existing(request.params)
    const { decision } = (request.body ?? {}) as { decision?: string }
    if (decision === undefined || !Object.hasOwn(SANDBOX_DECISIONS, decision)) throw new Refusal('VALIDATION_FAILED')
    const chosen = decision as SandboxDecision
    const notice =
      chosen === 'later' ? undefined : await sandbox.decide(payment.id, chosen === 'decline' ? 'canceled' : 'succeeded')
    for (let times = NOTICES[chosen]; times > 0; times -= 1) {
      // As a bank would: through the front door, signed.
      const { statusCode } = await app.inject({ method: 'POST', url: NOTICE_PATHS.sandbox, payload: notice ?? {} })
      if (statusCode >= 400) request.log.warn({ statusCode }, 'The shop did not take the notice; it will ask by itself')
    }
    return reply.header('cache-control', 'no-store').redirect(pathOf(payment.return_url), 303)
  })
}
