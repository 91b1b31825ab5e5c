import { type OperationRoute, operations } from '@artel/core/contract'
import {
  type Backend,
  type BackendReply,
  type BackendRequest,
  JOINED_PASSWORD,
  requestAddress,
} from '@artel/core/testing/conformance'
import type { UserViewer } from '../src/domain/viewer.ts'
import { hashPassword } from '../src/features/auth/passwords.ts'
import { asMultipart } from './files.ts'
import { lettersTo, secretIn } from './letters.ts'
import { aPerson, CATEGORIES, type Marketplace } from './marketplace.ts'
import { codeIn, textsTo } from './texts.ts'

/** The real server as the conformance suite calls it. Its scenarios share the database: each has people of its own. */
export function serverBackend(market: Marketplace): Backend {
  const people = new Map<string, UserViewer>()
  // Scenarios let more time pass than a token lives.
  const tokens = new Map<string, string>()

  let landings = 0

  const tokenOf = async (userId: string): Promise<string> => {
    const viewer = people.get(userId)
    if (!viewer) throw new Error(`Nobody has joined as ${userId}`)
    const token = tokens.get(userId) ?? (await market.auth.mintAccessToken(viewer, 3600))
    tokens.set(userId, token)
    return token
  }

  const passwordHash = hashPassword(JOINED_PASSWORD)

  const send = async (accessToken: string | null, request: BackendRequest): Promise<BackendReply> => {
    const route: OperationRoute = operations[request.operation]
    const form = route.multipart ? await asMultipart(formOf(request)) : null
    const answer = await market.app.inject({
      method: route.method,
      url: requestAddress(request),
      headers: { ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }), ...form?.headers },
      ...(form ? { payload: form.payload } : request.body !== undefined && { payload: request.body as object }),
    })
    const isBinary = route.binary && answer.statusCode === 200
    if (isBinary) {
      return { status: 200, body: { type: answer.headers['content-type'], size: answer.rawPayload.length } }
    }
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
  }

  return {
    async join({ role, isVerified = false, isEmailConfirmed = true, businessType = 'SP', phone = null }) {
      const traits = { role, isVerified, isEmailConfirmed, businessType, phone, passwordHash: await passwordHash }
      const { id, sessionId } = await aPerson(market, traits)
      people.set(id, { kind: 'user', id, role, sessionId })
      return id
    },
    ask: async (userId, request) => send(userId === null ? null : await tokenOf(userId), request),
    askWith: send,
    async mailedSecret(email, action) {
      await market.worker.runDue()
      const texts = (await lettersTo(market.database, email)).map(({ text }) => text)
      const letter = texts.find((text) => text.includes(`actionType=${action}`))
      return (letter && secretIn(letter)) ?? null
    },
    async textedCode(phone) {
      await market.worker.runDue()
      return codeIn((await textsTo(market.database, phone))[0])
    },
    async storeArticle({ authorId, isPublic, body, tags, ...words }) {
      const at = new Date(market.clock.now())
      const { id } = await market.database.kysely
        .insertInto('articles')
        .values({
          ...words,
          author_id: authorId,
          is_public: isPublic,
          body: JSON.stringify(body),
          tags: [...tags],
          published_at: words.status === 'PUBLISHED' ? at : null,
          created_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (words.status !== 'DRAFT' && words.status !== 'REJECTED') {
        const place = { article_id: id, author_id: authorId, taken_at: at }
        await market.database.kysely.insertInto('article_places').values(place).execute()
      }
      return id
    },
    async storeLanding({ slug, name, parentId }) {
      landings += 1
      const texts = { title: name, lead: name, questions: JSON.stringify([]) }
      const place = { parent_id: parentId, category_id: CATEGORIES.plumbing, position: landings }
      await market.database.kysely
        .insertInto('landing_categories')
        .values({ id: landings, slug, name, ...texts, ...place })
        .execute()
      return landings
    },
    async storeFaq({ items, ...section }) {
      const { kysely } = market.database
      landings += 1
      await kysely
        .insertInto('faq_sections')
        .values({ ...section, position: landings })
        .execute()
      const rows = items.map(({ related, ...item }, position) => ({
        ...item,
        related: [...related],
        section_slug: section.slug,
        position,
      }))
      const made = await kysely.insertInto('faq_items').values(rows).returning('id').execute()
      return made.map(({ id }) => id)
    },
    async decideAtBank({ confirmationUrl }, decision) {
      const { statusCode, body } = await market.app.inject({
        method: 'POST',
        url: confirmationUrl ?? '',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `decision=${decision}`,
      })
      if (statusCode !== 303) throw new Error(`The bank answered ${statusCode} ${body}`)
    },
    now: () => market.clock.now(),
    advance(milliseconds) {
      tokens.clear()
      market.clock.advance(milliseconds)
    },
  }
}

function formOf({ body, files = [] }: BackendRequest): FormData {
  const form = new FormData()
  for (const { name, type, bytes } of files) form.append('files', new Blob([bytes], { type }), name)
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value))
  return form
}
