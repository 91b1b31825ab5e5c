import { FAQ_LIMITS, type FaqItem, OWN_QUESTIONS, QUESTIONS_AN_HOUR } from '@artel/core/contract'
import { questionAnswerNotice, searchFaq } from '@artel/core/faq'
import { NO_ANSWER_ADDRESS } from '@artel/core/validators'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal, unfit } from '../mock-refusal.ts'
import type { StoredFaqItem, StoredFaqSection, StoredQuestion } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { checkVersion, found } from './allow.ts'
import { signedIn } from './signed-in.ts'
import { writeDeed } from './staff-log.ts'
import { tell } from './tell.ts'

const HOUR_MS = 3_600_000

/** What everybody sees: sections with something in them, without what is hidden. */
const shownFaq = ({ faq }: MockWorld): readonly StoredFaqSection[] =>
  faq
    .filter(({ isHidden }) => !isHidden)
    .map((section) => ({ ...section, items: section.items.filter(({ isHidden }) => !isHidden) }))
    .filter(({ items }) => items.length > 0)

const shownItems = (world: MockWorld) =>
  shownFaq(world).flatMap(({ slug: sectionSlug, items }) => items.map((item) => ({ ...item, sectionSlug })))

const outline = ({ slug, title, about, audience, items }: StoredFaqSection) => ({
  slug,
  title,
  about,
  audience,
  itemsCount: items.length,
})

const itemIn = (world: MockWorld, item: StoredFaqItem & { readonly sectionSlug: string }): FaqItem => {
  const { id, slug, sectionSlug, question, answer, related } = item
  const others = shownItems(world)
  return {
    id,
    slug,
    sectionSlug,
    question,
    answer,
    related: related.flatMap((wanted) =>
      others
        .filter((one) => one.slug === wanted)
        .map((one) => ({ id: one.id, slug: one.slug, sectionSlug: one.sectionSlug, question: one.question })),
    ),
  }
}

const tooOften = (moments: readonly number[], { world }: MockCall, most: number) => {
  if (moments.filter((at) => at > world.now - HOUR_MS).length >= most) throw new MockRefusal('RATE_LIMITED')
}

const decided = ({ world }: MockCall, id: number, version: number): StoredQuestion => {
  const question = found(world.questions.find((one) => one.id === id))
  checkVersion(question, version)
  if (question.status !== 'WAITING') throw new MockRefusal('TRANSITION_REFUSED', { refusal: 'WRONG_STATE' })
  question.version += 1
  question.decidedAt = new Date(world.now).toISOString()
  return question
}

const deedOf = ({ id, text }: StoredQuestion) =>
  ({ object: { kind: 'QUESTION', id: String(id), title: [...text].slice(0, 80).join('') } }) as const

/** The help, its search, questions to the team and their answers. */
export const faqHandlers = {
  listFaqSections: (_, { world }) => ({ data: shownFaq(world).map(outline) }),
  getFaqSection({ query: { slug } }, { world }) {
    const section = found(shownFaq(world).find((one) => one.slug === slug))
    const items = section.items.map((item) => itemIn(world, { ...item, sectionSlug: slug }))
    return { data: { ...outline(section), items } }
  },
  searchFaq: ({ query: { q } }, { world }) => ({ data: searchFaq(shownItems(world), q) }),
  rateFaqItem({ params }, call) {
    const { world, viewer } = call
    found(shownItems(world).find(({ id }) => id === params.id))
    if (!viewer) return undefined
    const own = world.faqRatings.filter(({ userId }) => userId === viewer.id)
    tooOften(
      own.map(({ at }) => at),
      call,
      FAQ_LIMITS.ratingsAnHour,
    )
    world.faqRatings = [...world.faqRatings, { userId: viewer.id, at: world.now }]
    return undefined
  },
  listMyQuestions(_, call) {
    const { id: authorId } = signedIn(call)
    const own = call.world.questions.filter((one) => one.authorId === authorId).toReversed()
    return {
      data: own.slice(0, OWN_QUESTIONS).map(({ id, text, status, answer = null, createdAt, decidedAt = null }) => ({
        id,
        text,
        status,
        answer,
        createdAt,
        decidedAt,
      })),
    }
  },
  askQuestion({ body: { website, name, email, text } }, call) {
    const { world, viewer } = call
    if (!viewer && email === null) {
      throw unfit({ email: NO_ANSWER_ADDRESS })
    }
    const own = world.questions.filter(({ authorId }) => viewer !== null && authorId === viewer.id)
    tooOften(
      own.map(({ createdAt }) => Date.parse(createdAt)),
      call,
      QUESTIONS_AN_HOUR,
    )
    if (website !== '') return undefined
    const asker = viewer ? { authorId: viewer.id, name: null, email: null } : { authorId: null, name, email }
    const made = { id: world.nextId(), createdAt: new Date(world.now).toISOString(), version: 1 }
    world.questions.push({ ...asker, ...made, text, status: 'WAITING' })
    return undefined
  },
  answerQuestion({ params, body: { version, text } }, call) {
    const question = decided(call, params.id, version)
    question.status = 'ANSWERED'
    question.answer = text
    if (question.authorId !== null) tell(call.world, question.authorId, questionAnswerNotice(question.id, text))
    writeDeed(call, { ...deedOf(question), action: 'QUESTION_ANSWERED', comment: text })
    return undefined
  },
  closeQuestion({ params, body }, call) {
    const question = decided(call, params.id, body.version)
    question.status = 'CLOSED'
    writeDeed(call, { ...deedOf(question), action: 'QUESTION_CLOSED' })
    return undefined
  },
} satisfies Partial<MockHandlers>
