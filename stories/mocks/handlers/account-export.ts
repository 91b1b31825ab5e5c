import { type AccountExport, EXPORTS_AN_HOUR, type User } from '@artel/core/contract'
import { groupedByCategory } from '@artel/core/executors'
import { type ChosenChannels, NOTHING_CHOSEN } from '@artel/core/notifications'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { MockWorld, StoredTask } from '../world.ts'
import { faceOf } from './people.ts'
import { signedIn } from './signed-in.ts'

const HOUR = 3_600_000

const taskOf = (task: StoredTask): AccountExport['tasks'][number] => ({
  id: task.id,
  title: task.title,
  description: task.description,
  status: task.status,
  placeMode: task.placeMode,
  cityName: task.place?.cityName ?? null,
  addressDetail: task.addressDetail,
  budgetType: task.budgetType,
  budgetFrom: task.budgetFrom,
  budgetTo: task.budgetTo,
  createdAt: task.createdAt,
  endedAt: task.endedAt,
})

const profileOf = (world: MockWorld, user: User): AccountExport['profile'] => {
  const { createdAt, lastVisitAt, cityName } = faceOf(world, user)
  const { id, code, role, firstName, lastName, email, emailConfirmed, phoneNumber, phoneConfirmed } = user
  const account = { id, code, role, firstName, lastName, email, emailConfirmed, phoneNumber, phoneConfirmed }
  return { ...account, cityName, createdAt, lastVisitAt }
}

const companyOf = ({ companies }: MockWorld, { id }: User): AccountExport['company'] => {
  const { version, ...company } = companies.get(id) ?? { version: 0 }
  return 'id' in company ? company : null
}

/** What somebody wants otherwise than by default, in the order of the kinds' names. */
const chosenKinds = ({ emails, pushes }: ChosenChannels) =>
  [...new Set([...emails.keys(), ...pushes.keys()])].sort().map((kind) => ({
    kind,
    byEmail: emails.get(kind) ?? null,
    byPush: pushes.get(kind) ?? null,
  }))

/** Newest first. */
const byNumber = <T extends { readonly id: number }>(list: readonly T[]) => list.toSorted((a, b) => b.id - a.id)

const listsOf = (world: MockWorld, { id }: User) => {
  const own = world.tasks.filter(({ author }) => author.id === id)
  const reviewed = ({ id, task, rating, text, reply, status, createdAt }: MockWorld['reviews'][number]) => ({
    ...{ id, taskId: task.id, rating, text, reply, status, createdAt },
  })
  return {
    consents: world.consents.get(id) ?? [],
    sessions: world.sessions
      .filter(({ userId }) => userId === id)
      .map(({ device, ip, createdAt, lastUsedAt }) => ({ device, ip, createdAt, lastUsedAt })),
    tasks: byNumber(own).map(taskOf),
    jobs: byNumber(world.tasks.filter(({ executorId }) => executorId === id)).map(({ id, title, status, endedAt }) => ({
      ...{ id, title, status, endedAt },
    })),
    replies: byNumber(world.replies.filter(({ executor }) => executor.id === id)).map(
      ({ id, taskId, text, priceType, price, termDays, status, createdAt }) => ({
        ...{ id, taskId, text, priceType, price, termDays, status, createdAt },
      }),
    ),
    offers: byNumber(world.offers.filter(({ client, executor }) => client.id === id || executor.id === id)).map(
      ({ id: offerId, task, client, message, status, createdAt }) => ({
        id: offerId,
        taskId: task.id,
        isMine: client.id === id,
        message: client.id === id ? message : null,
        status,
        createdAt,
      }),
    ),
    reviewsWritten: byNumber(world.reviews.filter(({ author }) => author.id === id)).map(reviewed),
    reviewsAbout: byNumber(
      world.reviews.filter(({ subject, status }) => subject.id === id && status === 'PUBLISHED'),
    ).map(reviewed),
    messages: world.messages
      .filter(({ senderId }) => senderId === id)
      .map(({ id, chatId, text, createdAt }) => ({ id, chatId, text, createdAt }))
      .toReversed(),
    notifications: byNumber(world.notifications.filter(({ userId }) => userId === id)).map(
      ({ id: _, userId, ...notification }) => notification,
    ),
    notificationSettings: chosenKinds(world.notificationSettings.get(id) ?? NOTHING_CHOSEN),
    savedSearches: byNumber(world.searches.filter(({ ownerId }) => ownerId === id)).map(
      ({ name, query, createdAt }) => ({ name, query, createdAt }),
    ),
    services: groupedByCategory(world.services.filter(({ executorId }) => executorId === id)).map(
      ({ executorId: _, version, ...service }) => service,
    ),
    cases: byNumber(world.cases.filter(({ executorId }) => executorId === id)).map(
      ({ executorId: _, photos, version, ...work }) => work,
    ),
    products: byNumber(world.products.filter(({ seller }) => seller.id === id)).map(
      ({ seller, photos, cityId, version, category, ...product }) => ({
        ...product,
        category: { id: category.id, name: category.name },
      }),
    ),
    productReviews: byNumber(world.productReviews.filter(({ author }) => author.id === id)).map(
      ({ id, productId, rating, text, status, createdAt }) => ({ id, productId, rating, text, status, createdAt }),
    ),
    articles: byNumber(world.articles.filter(({ author }) => author.id === id)).map(
      ({ id, title, lead, category, body, tags, isPublic, status, rejectRule, createdAt, publishedAt }) => ({
        ...{ id, title, lead, category, body, tags, isPublic, status, rejectRule, createdAt, publishedAt },
      }),
    ),
    payments: world.payments
      .filter(({ ownerId }) => ownerId === id)
      .map(({ id, status, lines, total, createdAt, paidAt }) => ({ id, status, lines, total, createdAt, paidAt })),
    complaints: world.complaints
      .filter(({ author }) => author.id === id)
      .map(({ target, reason, text, status, createdAt }) => ({ target, reason, text, status, createdAt })),
    files: world.files
      .filter(({ ownerId }) => ownerId === id)
      .map(({ file: { id, name, type, size } }) => ({
        id,
        name,
        type,
        size,
        createdAt: new Date(world.now).toISOString(),
      })),
  }
}

/** Counts one more copy, unless there were enough within the hour. */
const count = ({ world }: MockCall, { id }: User): void => {
  const made = (world.exports.get(id) ?? []).filter((at) => at > world.now - HOUR)
  if (made.length >= EXPORTS_AN_HOUR) throw new MockRefusal('RATE_LIMITED')
  world.exports.set(id, [...made, world.now])
}

/** What is held of a person, for the person. */
export const accountExportHandlers = {
  exportMyData(_, call) {
    const user = signedIn(call)
    const { world } = call
    count(call, user)
    return {
      data: {
        madeAt: new Date(world.now).toISOString(),
        isWhole: true,
        profile: profileOf(world, user),
        company: companyOf(world, user),
        ...listsOf(world, user),
      },
    }
  },
} satisfies Pick<MockHandlers, 'exportMyData'>
