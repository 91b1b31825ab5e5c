import { type LandingCategory, type OperationRoute, type OwnCompany, operations } from '@artel/core/contract'
import { anExecutor, aUser } from '@artel/core/testing'
import {
  type Backend,
  type BackendReply,
  type BackendRequest,
  JOINED_PASSWORD,
  requestAddress,
} from '@artel/core/testing/conformance'
import { getResponse } from 'msw'
import { UNTOLD } from './fixtures/companies.ts'
import { stopSecret } from './handlers/notifications.ts'
import { decideAtProvider } from './handlers/payments.ts'
import { faceOf } from './handlers/people.ts'
import { mockApi } from './mock-api.ts'
import type { MockHandlers } from './mock-handlers.ts'
import { mockUuid } from './mock-uuid.ts'
import { openSession } from './sessions.ts'
import { openWorld } from './world.ts'

const SITE = 'http://artel.test'

/** A company that is older than the form. */
const OLD_COMPANY = {
  ...UNTOLD,
  inn: null,
  ogrn: null,
  categoryIds: [],
  districts: [],
  visitClient: false,
} satisfies Partial<OwnCompany>

/**
 * The mocks of the stories as the conformance suite calls them, over a world of their own.
 * @param instead answers some operations otherwise
 */
export const mockBackend = (instead: Partial<MockHandlers> = {}): Backend => {
  const mocks = [...mockApi(instead), ...mockApi()]
  const world = openWorld('guest')
  world.autoModeration = true
  world.provider = 'waits'
  const send = async (accessToken: string | null, request: BackendRequest): Promise<BackendReply> => {
    const route: OperationRoute = operations[request.operation]
    const response = await getResponse(mocks, requestOf(request, accessToken), { baseUrl: SITE })
    // Whoever calls here keeps no cookies.
    world.session = null
    if (!response) throw new Error(`Nobody answers ${request.operation}`)
    if (route.binary && response.ok) {
      return { status: 200, body: { type: response.headers.get('content-type'), size: (await response.blob()).size } }
    }
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }
  return {
    async join({ role, isVerified = false, isEmailConfirmed = true, businessType = 'SP', phone = null }) {
      const id = mockUuid(world)
      const traits = {
        id,
        role,
        code: id,
        email: `${id}@artel.test`,
        emailConfirmed: isEmailConfirmed,
        phoneNumber: phone,
        phoneConfirmed: phone !== null,
      }
      const verificationStatus = isVerified ? 'VERIFIED' : 'UNVERIFIED'
      const company = {
        id: mockUuid(world),
        businessType,
        verificationStatus,
        shortName: null,
        companyPhoneNumber: null,
      } as const
      const user = role === 'EXECUTOR' ? anExecutor({ ...traits, company }) : aUser(traits)
      if (user.company) world.companies.set(id, { ...OLD_COMPANY, ...user.company })
      world.accounts = [...world.accounts, user]
      world.people = [...world.people, faceOf(world, user)]
      world.passwords.set(id, JOINED_PASSWORD)
      // Scenarios let more time pass than a token lives.
      world.tokens.set(id, { sessionId: openSession(world, id).id, expiresAt: Number.POSITIVE_INFINITY })
      return id
    },
    ask: send,
    askWith: send,
    async mailedSecret(email, action) {
      if (action === 'stop-letters') {
        const reader = world.accounts.find((one) => one.email === email)
        const told = world.notifications.filter(({ userId }) => userId === reader?.id).at(-1)
        return told ? stopSecret(told) : null
      }
      const purpose = action === 'confirm-email' ? 'CONFIRM_EMAIL' : 'RESET_PASSWORD'
      return world.links.find((link) => link.email === email && link.purpose === purpose)?.secret ?? null
    },
    textedCode: async (phone) => world.phoneCodes.find((one) => one.phone === phone)?.code ?? null,
    async storeArticle({ authorId, body, tags, ...words }) {
      const author = world.accounts.find(({ id }) => id === authorId)
      if (!author) throw new Error(`Nobody has joined as ${authorId}`)
      const createdAt = new Date(world.now).toISOString()
      const publishedAt = words.status === 'PUBLISHED' ? createdAt : null
      const judged = { rejectRule: null, rejectComment: null, approved: null, waitingSince: createdAt }
      const made = { id: world.nextId(), version: 1, cover: null, createdAt, publishedAt, ...judged }
      const article = { ...words, ...made, author: faceOf(world, author), body: [...body], tags: [...tags] }
      world.articles = [article, ...world.articles]
      if (words.status !== 'DRAFT' && words.status !== 'REJECTED') {
        const place = { articleId: made.id, authorId, takenAt: world.now }
        world.articlePlaces = [...world.articlePlaces, place]
      }
      return made.id
    },
    async storeLanding({ slug, name, parentId }) {
      const page = { id: world.nextId(), slug, name, parentId, children: [] }
      const beside = parentId === null ? world.landings : landingAt(world.landings, parentId)?.children
      beside?.push(page)
      return page.id
    },
    async storeFaq({ items, ...section }) {
      const kept = { isHidden: false, version: 1 }
      const made = items.map((item) => ({ ...item, ...kept, id: world.nextId() }))
      world.faq = [...world.faq, { ...section, ...kept, id: world.nextId(), items: made }]
      return made.map(({ id }) => id)
    },
    async decideAtBank({ id }, decision) {
      const payment = world.payments.find((one) => one.id === id)
      if (!payment) throw new Error(`The bank does not know ${id}`)
      decideAtProvider(world, payment, decision === 'pay' ? 'SUCCEED' : 'FAIL')
    },
    now: () => world.now,
    advance(milliseconds) {
      world.now += milliseconds
    },
  }
}

const landingAt = (nodes: readonly LandingCategory[], id: number): LandingCategory | undefined =>
  nodes.flatMap((node) => (node.id === id ? [node] : (landingAt(node.children, id) ?? []))).at(0)

const formOf = ({ body, files = [] }: BackendRequest): FormData => {
  const form = new FormData()
  for (const { name, type, bytes } of files) form.append('files', new Blob([bytes], { type }), name)
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value))
  return form
}

const requestOf = (request: BackendRequest, accessToken: string | null): Request => {
  const { method, multipart }: OperationRoute = operations[request.operation]
  const isJson = request.body !== undefined && !multipart
  return new Request(`${SITE}${requestAddress(request)}`, {
    method,
    headers: {
      ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }),
      ...(isJson && { 'content-type': 'application/json' }),
    },
    ...(multipart ? { body: formOf(request) } : isJson && { body: JSON.stringify(request.body) }),
  })
}
