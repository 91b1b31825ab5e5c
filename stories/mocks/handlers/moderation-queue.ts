import { articleImages, articleWords } from '@artel/core/articles'
import { categoryRequestText } from '@artel/core/categories'
import type { ModerationItem, ModerationKind } from '@artel/core/contract'
import { questionTitle } from '@artel/core/faq'
import { complaintReasonLabels, complaintTitle } from '@artel/core/moderation'
import { reviewTitle } from '@artel/core/reviews'
import { moderationNotes } from '@artel/core/tasks'
import { verificationText, verificationTitle } from '@artel/core/verification'
import type { MockWorld } from '../world.ts'
import { looksOf } from './look-queue.ts'
import { holdOf } from './moderation-holds.ts'
import { isGone } from './people.ts'

type Waiting = Omit<ModerationItem, 'kind' | 'files' | 'heldBy'> & Partial<Pick<ModerationItem, 'files'>>
type Source = (world: MockWorld) => readonly Waiting[]

const tasks: Source = (world) =>
  world.tasks
    .filter(({ status, revision }) => status === 'PENDING' || revision !== null)
    .map((task) => {
      const title = task.revision?.title ?? task.title
      const text = task.revision?.description ?? task.description
      return {
        id: String(task.id),
        title,
        text,
        author: task.author,
        files: task.files,
        notes: moderationNotes({ title, text, revision: task.revision }),
        waitingSince: task.revisedAt ?? task.history.at(-1)?.at ?? task.createdAt,
        version: task.version,
      }
    })

const complaints: Source = (world) =>
  world.complaints
    .filter(({ status }) => status === 'NEW' || status === 'IN_REVIEW')
    .map(({ id, author, target, targetId, reason, text, files, createdAt }) => ({
      id,
      title: complaintTitle(target, targetId),
      text,
      author,
      files: [...files],
      notes: [complaintReasonLabels[reason]],
      waitingSince: createdAt,
      version: 1,
    }))

const articles: Source = (world) =>
  world.articles
    .filter(({ status, author }) => status === 'PENDING' && !isGone(world, author))
    .map((article) => {
      const { id, title, author, waitingSince, version } = article
      const text = articleWords(article)
      const images = [...(article.cover ? [article.cover.id] : []), ...articleImages(article.body)]
      return {
        id: String(id),
        title,
        text,
        author,
        files: images.flatMap((image) => world.files.find(({ file }) => file.id === image)?.file ?? []),
        notes: moderationNotes({ title, text, revision: null }),
        waitingSince,
        version,
      }
    })

const products: Source = (world) =>
  world.products
    .filter(({ status, seller }) => status === 'PENDING' && !isGone(world, seller))
    .map(({ id, title, description, photos, seller, createdAt, version }) => ({
      id: String(id),
      title,
      text: description,
      author: seller,
      files: photos.flatMap((photo) => world.files.find(({ file }) => file.id === photo.id)?.file ?? []),
      notes: moderationNotes({ title, text: description, revision: null }),
      waitingSince: createdAt,
      version,
    }))

const productReviews: Source = (world) =>
  world.productReviews
    .filter(({ status }) => status === 'MODERATION')
    .map(({ id, productId, rating, text, author, files, createdAt, version }) => ({
      id: String(id),
      title: reviewTitle(rating, world.products.find((one) => one.id === productId)?.title ?? ''),
      text,
      author,
      files: [...files],
      notes: moderationNotes({ title: '', text, revision: null }),
      waitingSince: createdAt,
      version,
    }))

const reviews: Source = (world) =>
  world.reviews
    .filter(({ status }) => status === 'MODERATION')
    .map(({ id, task, rating, text, author, files, waitingSince, version }) => ({
      id: String(id),
      title: reviewTitle(rating, task.title),
      text,
      author,
      files: [...files],
      notes: moderationNotes({ title: '', text, revision: null }),
      waitingSince,
      version,
    }))

/** How a company is called before staff, and what its papers are held against. */
export const checkedWords = ({ accounts, companies }: MockWorld, ownerId: string) => {
  const owner = accounts.find(({ id }) => id === ownerId)
  const company = companies.get(ownerId)
  if (!owner || !company) return { title: '', text: '' }
  const checked = { ...company, firstName: owner.firstName, lastName: owner.lastName }
  return { title: verificationTitle(checked), text: verificationText(checked) }
}

const verifications: Source = (world) =>
  world.verifications
    .filter(({ status, ownerId }) => status === 'PENDING' && !isGone(world, { id: ownerId }))
    .map(({ id, ownerId, documents, createdAt }) => ({
      id: String(id),
      ...checkedWords(world, ownerId),
      files: documents,
      author: world.people.find((person) => person.id === ownerId) ?? null,
      notes: [],
      waitingSince: createdAt,
      version: 1,
    }))

const questions: Source = (world) =>
  world.questions
    .filter(({ status }) => status === 'WAITING')
    .map(({ id, authorId, name, text, createdAt, version }) => {
      const author = world.people.find((person) => person.id === authorId) ?? null
      return {
        id: String(id),
        title: questionTitle(author?.name ?? name),
        text,
        author,
        notes: [],
        waitingSince: createdAt,
        version,
      }
    })

const categoryRequests: Source = (world) =>
  world.categoryRequests
    .filter(({ status, authorId }) => status === 'WAITING' && !isGone(world, { id: authorId }))
    .map(({ id, authorId, name, parentId, about, createdAt, version }) => ({
      id: String(id),
      title: name,
      text: categoryRequestText(about, world.categories.find((section) => section.id === parentId)?.name ?? null),
      author: world.people.find((person) => person.id === authorId) ?? null,
      notes: [],
      waitingSince: createdAt,
      version,
    }))

const sources: Readonly<Record<ModerationKind, Source>> = {
  TASKS: tasks,
  ARTICLE_PUBLISH_REQUESTS: articles,
  PRODUCT_REVIEWS: products,
  PRODUCT_CONSUMER_REVIEWS: productReviews,
  TASK_REVIEWS: reviews,
  VERIFICATION_REQUESTS: verifications,
  COMPLAINT: complaints,
  TASK_REPLIES: looksOf('TASK_REPLIES'),
  TASK_OFFERS: looksOf('TASK_OFFERS'),
  REVIEWS_REPLIES: looksOf('REVIEWS_REPLIES'),
  USERS: looksOf('USERS'),
  QUESTION: questions,
  CATEGORY_REQUESTS: categoryRequests,
}

/** What waits for staff; who waits longest comes first. */
export const queueOf = (world: MockWorld, kind: ModerationKind): ModerationItem[] =>
  sources[kind](world)
    .map((item) => ({ files: [], ...item, kind, heldBy: holdOf(world, { kind, id: item.id }) }))
    .sort((a, b) => Date.parse(a.waitingSince) - Date.parse(b.waitingSince))
