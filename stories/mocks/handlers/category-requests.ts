import {
  addedCategoryText,
  categoryAddedNotice,
  categoryExists,
  categoryRejectedNotice,
  indexCategories,
  sameCategory,
  sameName,
  slugOf,
} from '@artel/core/categories'
import {
  CATEGORY_REQUEST_LIMITS,
  CATEGORY_REQUESTED,
  CATEGORY_REQUESTS_FULL,
  type Category,
} from '@artel/core/contract'
import { UNKNOWN_SECTION } from '@artel/core/validators'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal, unfit } from '../mock-refusal.ts'
import type { StoredCategoryRequest } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { checkVersion, found } from './allow.ts'
import { signedIn } from './signed-in.ts'
import { writeDeed } from './staff-log.ts'
import { tell } from './tell.ts'

const DAY_MS = 86_400_000

const checkNew = ({ categories }: MockWorld, name: string) => {
  const { all, byId } = indexCategories(categories)
  const same = sameCategory({ all }, name)
  if (!same) return
  const section = same.parentId === null ? null : (byId.get(same.parentId)?.name ?? null)
  throw unfit({ name: categoryExists(same.name, section) })
}

/** The section that a category may be put into. */
const sectionOf = ({ categories }: MockWorld, id: number): Category => {
  const section = indexCategories(categories).byId.get(id)
  if (!section || section.childCategories.length === 0) throw unfit({ parentId: UNKNOWN_SECTION })
  return section
}

const decided = ({ world }: MockCall, id: number, version: number): StoredCategoryRequest => {
  const request = found(world.categoryRequests.find((one) => one.id === id))
  checkVersion(request, version)
  if (request.status !== 'WAITING') throw new MockRefusal('TRANSITION_REFUSED', { refusal: 'WRONG_STATE' })
  return request
}

const deedOf = ({ id, name }: StoredCategoryRequest) =>
  ({ object: { kind: 'CATEGORY_REQUEST', id: String(id), title: name } }) as const

const withBelow = (nodes: readonly Category[], parentId: number, added: Category): Category[] =>
  nodes.map((node) => ({
    ...node,
    childCategories:
      node.id === parentId ? [...node.childCategories, added] : withBelow(node.childCategories, parentId, added),
  }))

/** Requests for categories and what staff decide about them. */
export const categoryRequestHandlers = {
  requestCategory({ body: { name, parentId = null, about } }, call) {
    const { world } = call
    const author = signedIn(call)
    checkNew(world, name)
    if (parentId !== null) sectionOf(world, parentId)
    const own = world.categoryRequests.filter(({ authorId }) => authorId === author.id)
    if (own.some((one) => one.status === 'WAITING' && sameName(one.name, name)))
      throw unfit({ name: CATEGORY_REQUESTED })
    if (
      own.filter(({ createdAt }) => Date.parse(createdAt) > world.now - DAY_MS).length >= CATEGORY_REQUEST_LIMITS.aDay
    ) {
      throw new MockRefusal('RATE_LIMITED', { message: CATEGORY_REQUESTS_FULL })
    }
    const made = { id: world.nextId(), createdAt: new Date(world.now).toISOString(), version: 1 }
    world.categoryRequests.push({ ...made, authorId: author.id, name, parentId, about, status: 'WAITING' })
    return { data: { id: made.id } }
  },
  approveCategoryRequest({ params, body: { version, name, parentId } }, call) {
    const { world } = call
    const request = decided(call, params.id, version)
    checkNew(world, name)
    const section = sectionOf(world, parentId)
    const slug = slugOf(name)
    const meta = { description: addedCategoryText(name, section.name) }
    const added = { id: world.nextId(), slug, name, parentId, properties: [], meta, tasksCount: 0, typicalPrice: null }
    world.categories = withBelow(world.categories, parentId, { ...added, childCategories: [] })
    request.status = 'APPROVED'
    request.version += 1
    const role = found(world.accounts.find(({ id }) => id === request.authorId)).role
    const told = { name, slug, section: section.name, asked: request.name }
    tell(world, request.authorId, categoryAddedNotice(told, role))
    writeDeed(call, { ...deedOf(request), action: 'CATEGORY_ADDED', after: name })
    return undefined
  },
  rejectCategoryRequest({ params, body: { version, rule, comment = null } }, call) {
    const request = decided(call, params.id, version)
    request.status = 'REJECTED'
    request.version += 1
    tell(call.world, request.authorId, categoryRejectedNotice(request.name, { rule, comment }))
    writeDeed(call, { ...deedOf(request), action: 'CATEGORY_REQUEST_REJECTED', rule, comment })
    return undefined
  },
} satisfies Partial<MockHandlers>
