import type { LookKind, ModerationItem } from '@artel/core/contract'
import { answeredWords, lookTitle, NEW_FACE, personWordsText } from '@artel/core/moderation'
import { moderationNotes } from '@artel/core/tasks'
import type { MockWorld } from '../world.ts'
import type { StoredLook } from './looks.ts'
import { faceOf, isGone } from './people.ts'

type Shown = Pick<ModerationItem, 'title' | 'text' | 'author' | 'files' | 'notes'>

const OPEN_REPLIES: ReadonlySet<string> = new Set(['SENT', 'VIEWED', 'SHORTLISTED', 'HELD'])
const OPEN_OFFERS: ReadonlySet<string> = new Set(['SENT', 'VIEWED'])

const notesOf = (text: string) => moderationNotes({ title: '', text, revision: null })

const reply = ({ replies, tasks }: MockWorld, { id }: StoredLook): Shown | null => {
  const sent = replies.find((one) => String(one.id) === id && OPEN_REPLIES.has(one.status))
  const task = tasks.find((one) => one.id === sent?.taskId)
  if (!sent || !task) return null
  const { text, executor: author, files } = sent
  return { title: lookTitle('TASK_REPLIES', task.title), text, author, files, notes: notesOf(text) }
}

const offer = ({ offers }: MockWorld, { id }: StoredLook): Shown | null => {
  const sent = offers.find((one) => String(one.id) === id && OPEN_OFFERS.has(one.status))
  if (!sent) return null
  const { message: text, client: author, task } = sent
  return { title: lookTitle('TASK_OFFERS', task.title), text, author, files: [], notes: notesOf(text) }
}

const answer = ({ reviews }: MockWorld, { id }: StoredLook): Shown | null => {
  const review = reviews.find((one) => String(one.id) === id && one.status === 'PUBLISHED')
  if (!review?.reply) return null
  const { reply: words, text: context, subject: author, task } = review
  const text = context ? `${words}\n\n${answeredWords(context)}` : words
  return { title: lookTitle('REVIEWS_REPLIES', task.title), text, author, files: [], notes: notesOf(words) }
}

const person = (world: MockWorld, { id, hasFace }: StoredLook): Shown | null => {
  const user = world.accounts.find((one) => one.id === id)
  if (!user || isGone(world, user)) return null
  const company = world.companies.get(id)
  const words = { ...user, shortName: company?.shortName ?? null, about: company?.about ?? '' }
  const text = personWordsText(words)
  const author = faceOf(world, user)
  return { title: author.name, text, author, files: [], notes: [...(hasFace ? [NEW_FACE] : []), ...notesOf(text)] }
}

const shown: Readonly<Record<LookKind, (world: MockWorld, look: StoredLook) => Shown | null>> = {
  TASK_REPLIES: reply,
  TASK_OFFERS: offer,
  REVIEWS_REPLIES: answer,
  USERS: person,
}

/** What staff look at after it was sent; whatever ended meanwhile needs no look. */
export const looksOf = (kind: LookKind) => (world: MockWorld) =>
  world.looks
    .filter((look) => look.kind === kind)
    .flatMap((look) => {
      const { id, since: waitingSince, version } = look
      const what = shown[kind](world, look)
      return what ? [{ ...what, id, waitingSince, version }] : []
    })
