import { formatMoney } from '@artel/core/format'
import { decideReview, REVIEW_TIME, type ReviewCommand } from '@artel/core/reviews'
import { findContacts } from '@artel/core/tasks'
import { callings } from '../content/callings.ts'
import {
  addsTo,
  anyReviews,
  CONTACTS_ADDED,
  clientReviews,
  type DealDetail,
  dealDetails,
  executorReviews,
  regrets,
  thanks,
} from '../content/reviews.ts'
import type { Side } from '../content/talk.types.ts'
import { saidByClient, saidByExecutor } from '../content/wording.ts'
import { random } from '../random/random.ts'
import { DAY, type DemoDeal, type DemoReview, type DemoUser, HOUR, MINUTE } from './demo.types.ts'
import { mannerOf } from './manner.ts'
import type { Heard, Telling } from './telling.ts'

const iso = (moment: number) => new Date(moment).toISOString()
const READY: ReadonlySet<string> = new Set(['HIDDEN', 'PUBLISHED'])

/** Most clients write, and every second executor; some are answered. What has passed shows when it does in the product. */
export function writeReviews(telling: Telling, chosen: DemoDeal, endedAt: number): void {
  const { plan, living, now } = telling
  // A stream of their own: the rest of the life stays as it was.
  const draw = random(`${plan.name}:reviews`)
  const own = { ...telling, draw }
  const reviews = living.life.reviews
  const moments: [Side, number][] = []
  if (draw.chance(plan.isAlone ? 0.97 : 0.85)) moments.push(['CLIENT', endedAt + draw.int(20, 100 * 60) * MINUTE])
  if (draw.chance(plan.isAlone ? 0.85 : 0.6)) moments.push(['EXECUTOR', endedAt + draw.int(10, 80 * 60) * MINUTE])

  for (const [side, at] of moments.sort(([, one], [, other]) => one - other)) {
    if (at >= now) continue
    const review = write(own, chosen, { side, at, endedAt })
    const other = reviews.find((one) => one !== review)
    if (other?.status === 'HIDDEN' && READY.has(review.status)) move(other, reviews, 'system', at, { type: 'REVEAL' })
  }
  const isOverAt = endedAt + REVIEW_TIME + 5 * MINUTE
  for (const review of reviews) {
    if (review.status === 'HIDDEN' && isOverAt < now) move(review, reviews, 'system', isOverAt, { type: 'REVEAL' })
    if (review.author !== chosen.executor) answer(own, chosen, review)
  }
}

interface Occasion {
  readonly side: Side
  readonly at: number
  readonly endedAt: number
}

function write(telling: Telling, chosen: DemoDeal, { side, at, endedAt }: Occasion): DemoReview {
  const { made, living, draw } = telling
  const { reviews, task } = living.life
  const [author, subject] = side === 'CLIENT' ? [task.author, chosen.executor] : [chosen.executor, task.author]
  const parties = { clientId: task.author.id, executorId: chosen.executor.id }
  const written = decideReview({
    review: null,
    event: { type: 'WRITE', deal: { ...parties, status: 'FINISHED', endedAt: iso(endedAt) }, hasReviewed: false },
    actor: author,
    now: at,
  })
  if (!written.ok) throw new Error(`«${task.title}» takes no review: ${written.refusal}`)

  const isGood = draw.chance(0.78)
  const kind = isGood ? 'good' : 'fair'
  const options = [...clientReviews[mannerOf(made.category, task.placeMode)][kind], ...anyReviews[kind]]
  const said =
    side === 'EXECUTOR'
      ? textOf(telling, author, executorReviews, subject)
      : opinionOf(telling, chosen, options, isGood ? detailsOf(telling, chosen) : [])
  const isCareless = side === 'CLIENT' && telling.now - at < 6 * DAY && draw.chance(0.3)
  const about = (low: number) => (isGood ? 5 : draw.int(low, 4))
  const review: DemoReview = {
    author,
    subject,
    rating: side === 'CLIENT' ? about(3) : draw.int(4, 5),
    quality: side === 'CLIENT' ? about(4) : null,
    punctuality: side === 'CLIENT' ? about(3) : null,
    communication: side === 'CLIENT' ? about(4) : null,
    text: isCareless ? said + CONTACTS_ADDED : side === 'EXECUTOR' && draw.chance(0.25) ? '' : said,
    dealEndedAt: endedAt,
    createdAt: at,
    reply: null,
    repliedAt: null,
    status: written.status,
    publishedAt: null,
    version: 1,
  }
  reviews.push(review)
  const hasContacts = findContacts(review.text).length > 0
  if (!hasContacts) move(review, reviews, 'system', at, { type: 'APPROVE', hasContacts })
  return review
}

/** Lets core's machine decide an event; a refused one throws. */
function move(
  review: DemoReview,
  reviews: readonly DemoReview[],
  actor: DemoUser | 'system',
  at: number,
  event: ReviewCommand,
): void {
  const other = reviews.find((one) => one !== review)
  const facts = {
    status: review.status,
    authorId: review.author.id,
    subjectId: review.subject.id,
    resubmissions: 0,
    hasReply: review.reply !== null,
    removedReplies: 0,
    dealEndedAt: iso(review.dealEndedAt),
    isOtherReady: READY.has(other?.status ?? ''),
  }
  const decision = decideReview({ review: facts, event, actor, now: at })
  if (!decision.ok) throw new Error(`A review refuses ${event.type}: ${decision.refusal}`)
  review.status = decision.status
  review.version += 1
  if (decision.status === 'PUBLISHED') review.publishedAt ??= at
}

/** The executor answers some of what everybody can read, rather who is not content. */
function answer(telling: Telling, chosen: DemoDeal, review: DemoReview): void {
  if (review.publishedAt === null) return
  const { draw } = telling
  const at = review.publishedAt + draw.int(1, 40) * HOUR
  const isContent = review.rating === 5
  if (!draw.chance(isContent ? 0.3 : 0.7) || at >= telling.now) return
  move(review, telling.living.life.reviews, chosen.executor, at, { type: 'REPLY' })
  review.reply = textOf(telling, chosen.executor, isContent ? thanks : regrets)
  review.repliedAt = at
}

/**
 * What was done, told as nobody has told it of this executor yet, how it was to deal with them and perhaps a detail of the deal:
 * the same whole is never said twice.
 */
function opinionOf(
  { heard, draw, made }: Telling,
  { executor }: DemoDeal,
  options: readonly string[],
  details: readonly DealDetail[],
): string {
  const writer = made.task.author
  const wholes = memoryOf(heard, 'opinions')
  const own = memoryOf(heard, writer.id)
  const ofExecutor = memoryOf(heard, executor.id)
  const times = (text: string) => ofExecutor.get(text) ?? 0
  const results = draw.shuffle(callings[made.category]?.said ?? []).sort((one, other) => times(one) - times(other))
  // Nobody says twice of one executor how they are, nor writes the same of several while there are other words.
  const manners = draw
    .shuffle(options)
    .sort((one, other) => times(one) - times(other) || (own.get(one) ?? 0) - (own.get(other) ?? 0))
  const mentioned = draw.chance(WITH_DETAIL) ? draw.shuffle(details) : []
  const detailed = (said: string) =>
    [
      said,
      ...mentioned
        .filter((detail) => addsTo(said, detail))
        .slice(0, 1)
        .map(({ text }) => text),
    ].join(' ')
  // Somebody leaves the result out.
  const bare = draw.chance(WITHOUT_RESULT) ? manners.filter((manner) => times(manner) === 0) : []
  const wordings = [
    ...bare.map((manner) => [manner, detailed(manner)] as const),
    ...manners.flatMap((manner) => results.map((result) => [manner, detailed(`${result} ${manner}`), result] as const)),
  ]
  const chosen = wordings.find(([, whole]) => !wholes.has(whole))
  if (!chosen) throw new Error(`Nothing is left to say of «${made.task.title}»`)
  const [manner, whole, result] = chosen
  for (const [memory, text] of [
    [wholes, whole],
    [own, manner],
    [ofExecutor, manner],
    [ofExecutor, result],
  ] as const) {
    if (text !== undefined) memory.set(text, (memory.get(text) ?? 0) + 1)
  }
  return saidByClient(whole, writer.speaker)
}

/** Shares of the opinions that tell something of the deal, and of those that leave out what was done. */
const WITH_DETAIL = 0.55
const WITHOUT_RESULT = 0.12

function detailsOf(
  { made: { task } }: Telling,
  { executor, termDays, priceType, price }: DemoDeal,
): readonly DealDetail[] {
  return dealDetails({
    term: termDays,
    price: priceType === 'FIXED' && price !== null ? formatMoney(price) : null,
    district:
      (task.placeMode === 'CLIENT' && task.author.districts.find((name) => task.description.includes(name))) || null,
    farCity: task.placeMode === 'REMOTE' && executor.city.id !== task.author.city.id ? executor.city.name : null,
  })
}

/** The text that its writer has used least, of whom it is about too, with endings that agree with the writer. */
function textOf(
  { heard, draw, made }: Telling,
  writer: DemoUser,
  options: readonly string[],
  about?: DemoUser,
): string {
  const memories = [memoryOf(heard, writer.id), ...(about ? [memoryOf(heard, `about:${about.id}`)] : [])]
  const times = (text: string) => memories.reduce((sum, memory) => sum + (memory.get(text) ?? 0), 0)
  const [text] = draw.shuffle(options).sort((one, other) => times(one) - times(other))
  if (text === undefined) throw new Error(`Nothing to write about «${made.task.title}»`)
  for (const memory of memories) memory.set(text, (memory.get(text) ?? 0) + 1)
  return (writer === made.task.author ? saidByClient : saidByExecutor)(text, writer.speaker)
}

function memoryOf(heard: Heard, name: string): Map<unknown, number> {
  const memory = heard.get(name) ?? new Map<unknown, number>()
  heard.set(name, memory)
  return memory
}
