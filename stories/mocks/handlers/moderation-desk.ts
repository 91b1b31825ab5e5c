import { articleModerationChanges } from '@artel/core/articles'
import type {
  Category,
  ModerationCategory,
  ModerationComplaint,
  ModerationHistory,
  ModerationItem,
  ModerationRef,
  PublicUser,
} from '@artel/core/contract'
import { COMPLAINT_CHAT_LENGTH } from '@artel/core/moderation'
import { revisionChanges } from '@artel/core/tasks'
import type { MockHandlers } from '../mock-handlers.ts'
import type { StoredChat } from '../stored.ts'
import type { MockWorld, StoredComplaint } from '../world.ts'
import { found } from './allow.ts'
import { releaseHold, takeHold } from './moderation-holds.ts'
import { queueOf } from './moderation-queue.ts'
import { inputOf } from './task-values.ts'

const nameOf = (nodes: readonly Category[], id: number): string | undefined =>
  nodes.flatMap((node) => (node.id === id ? [node.name] : (nameOf(node.childCategories, id) ?? []))).at(0)

const waiting = (world: MockWorld, kind: ModerationItem['kind'], id: string): ModerationItem =>
  found(queueOf(world, kind).find((item) => item.id === id))

const historyOf = (world: MockWorld, userId: string): ModerationHistory => {
  const own = world.tasks.filter(({ author }) => author.id === userId)
  const rejected = own.flatMap(({ history }) => history.filter(({ status }) => status === 'REJECTED'))
  const about = ({ target, targetId }: StoredComplaint) =>
    target === 'USER' ? targetId === userId : target === 'TASK' && own.some(({ id }) => String(id) === targetId)
  return {
    tasks: own.length,
    finishedTasks: own.filter(({ status }) => status === 'FINISHED').length,
    rejections: rejected.length,
    lastRejectedAt:
      rejected
        .map(({ at }) => at)
        .toSorted()
        .at(-1) ?? null,
    complaints: world.complaints.filter((one) => one.status === 'RESOLVED' && about(one)).length,
  }
}

type Subject = Pick<ModerationComplaint, 'subject' | 'accused'>

const subjectOf = (world: MockWorld, { target, targetId }: StoredComplaint): Subject => {
  const of = (title: string, text: string, accused: PublicUser): Subject => ({ subject: { title, text }, accused })
  const person = (id: string | null) => world.people.find((one) => one.id === id)
  const gone: Subject = { subject: null, accused: null }
  switch (target) {
    case 'TASK': {
      const task = world.tasks.find(({ id }) => String(id) === targetId)
      return task ? of(task.title, task.description, task.author) : gone
    }
    case 'USER': {
      const user = person(targetId)
      return user ? of('', '', user) : gone
    }
    case 'ARTICLE': {
      const article = world.articles.find(({ id }) => String(id) === targetId)
      return article ? of(article.title, article.lead, article.author) : gone
    }
    case 'REVIEW': {
      const review = world.reviews.find(({ id }) => String(id) === targetId)
      return review ? of(review.task.title, review.text, review.author) : gone
    }
    case 'MESSAGE': {
      const message = world.messages.find(({ id }) => id === targetId)
      const sender = person(message?.senderId ?? null)
      return message && sender ? of('', message.text, sender) : gone
    }
    case 'PRODUCT': {
      const product = world.products.find(({ id }) => String(id) === targetId)
      return product ? of(product.title, product.description, product.seller) : gone
    }
  }
}

/** The chat that a complaint is about: of the message, of the deal, of the product, or of the two people. */
const chatOf = (world: MockWorld, { target, targetId, author }: StoredComplaint): StoredChat | null => {
  const isIn = (chat: StoredChat, id: string) => chat.client.id === id || chat.executor.id === id
  const review = world.reviews.find(({ id }) => String(id) === targetId)
  const isAbout = (chat: StoredChat): boolean => {
    switch (target) {
      case 'MESSAGE':
        return isIn(chat, author.id) && world.messages.some(({ id, chatId }) => id === targetId && chatId === chat.id)
      case 'TASK':
        return isIn(chat, author.id) && String(chat.task?.id) === targetId
      case 'USER':
        return isIn(chat, author.id) && isIn(chat, targetId)
      case 'PRODUCT':
        return isIn(chat, author.id) && String(chat.productId) === targetId
      case 'REVIEW':
        return (
          review !== undefined &&
          chat.task?.id === review.task.id &&
          isIn(chat, review.author.id) &&
          isIn(chat, review.subject.id)
        )
      default:
        return false
    }
  }
  return world.chats.find((chat) => chat.lastSeq > 0 && isAbout(chat)) ?? null
}

const openComplaint = (world: MockWorld, id: string): StoredComplaint =>
  found(world.complaints.find((one) => one.id === id && (one.status === 'NEW' || one.status === 'IN_REVIEW')))

const complaintOf = (world: MockWorld, complaint: StoredComplaint): ModerationComplaint => ({
  target: complaint.target,
  targetId: complaint.targetId,
  status: complaint.status,
  ...subjectOf(world, complaint),
  hasChat: chatOf(world, complaint) !== null,
})

const askedCategory = (world: MockWorld, { kind, id }: ModerationRef): ModerationCategory | null => {
  const asked = kind === 'CATEGORY_REQUESTS' && world.categoryRequests.find((one) => String(one.id) === id)
  return asked ? { name: asked.name, parentId: asked.parentId } : null
}

/** What lies on a moderator's desk, and whose it is. */
export const moderationDeskHandlers = {
  getModerationDetails({ query: { kind, id } }, { world }) {
    const item = waiting(world, kind, id)
    const complaint = kind === 'COMPLAINT' ? complaintOf(world, openComplaint(world, id)) : null
    const article =
      kind === 'ARTICLE_PUBLISH_REQUESTS' ? world.articles.find((one) => String(one.id) === id) : undefined
    const task = kind === 'TASKS' ? world.tasks.find((one) => String(one.id) === id) : undefined
    const about = complaint ? complaint.accused?.id : item.author?.id
    return {
      data: {
        item,
        changes: article?.approved
          ? articleModerationChanges(article.approved, article)
          : task
            ? revisionChanges(inputOf(task), task.revision, {
                category: (one) => nameOf(world.categories, one) ?? '',
                city: (one) => world.places.find((place) => place.id === one)?.name ?? '',
              })
            : [],
        history: about === undefined ? null : historyOf(world, about),
        complaint,
        category: askedCategory(world, { kind, id }),
      },
    }
  },
  holdModeration({ body }, call) {
    waiting(call.world, body.kind, body.id)
    return { data: takeHold(call, body) }
  },
  releaseModeration({ body }, call) {
    releaseHold(call, body)
    return undefined
  },
  readComplaintChat({ params }, { world }) {
    const chat = found(chatOf(world, openComplaint(world, params.id)))
    const messages = world.messages.filter(({ chatId }) => chatId === chat.id).toSorted((a, b) => a.seq - b.seq)
    return { data: messages.slice(-COMPLAINT_CHAT_LENGTH) }
  },
} satisfies Partial<MockHandlers>
