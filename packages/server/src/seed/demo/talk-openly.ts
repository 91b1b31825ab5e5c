import { openQuestions, refusals, withdrawals } from '../content/talk.ts'
import { converse } from './converse.ts'
import { type DemoDeal, MINUTE } from './demo.types.ts'
import { freshest, smallTalk, spoken, type Telling, untilNewsFor } from './telling.ts'

type Course = 'unseen' | 'seen' | 'talk' | 'question' | 'refuse' | 'withdraw'

/** A reply that is not the chosen one, up to the decision: unread, read, talked over, refused or taken back. */
export function talkOpenly(telling: Telling, deal: DemoDeal, until: number): void {
  const { living, draw, plan } = telling
  const course = courseOf(telling, deal)
  const left = until - deal.createdAt
  if (course === 'unseen' || left < 12 * MINUTE) return
  const seenAt = Math.round(deal.createdAt + Math.min(left * 0.4, draw.int(4, 600) * MINUTE))
  living.view(deal, seenAt)
  if (course !== 'seen' || draw.chance(0.7)) living.read(deal, 'CLIENT')
  if (course === 'seen') return

  const lines = {
    talk: () => untilNewsFor(plan.scene?.unreadBy, smallTalk(telling, deal)),
    question: () => spoken(telling, deal, freshest(telling, deal, openQuestions)),
    refuse: () => spoken(telling, deal, freshest(telling, deal, refusals)),
    withdraw: () => spoken(telling, deal, freshest(telling, deal, withdrawals)),
  }[course]()
  const last = converse(living, deal, lines, { from: seenAt, until: until - 2 * MINUTE, draw })
  if (course === 'refuse') living.reject(deal, last + MINUTE)
  if (course === 'withdraw') living.withdraw(deal, last + MINUTE)
  if (course === 'talk' && draw.chance(0.2)) living.shortlist(deal, last + MINUTE / 2)
}

function courseOf({ plan, people, draw }: Telling, deal: DemoDeal): Course {
  const isKnown = deal.executor === people.executors[0] || deal.executor === people.executors[1]
  if (plan.scene) return isKnown ? 'talk' : draw.pick(['unseen', 'seen'])
  return draw.weighted<Course>([
    ['unseen', 14],
    ['seen', 20],
    ['talk', 40],
    ['question', 12],
    ['refuse', 8],
    ['withdraw', 6],
  ])
}
