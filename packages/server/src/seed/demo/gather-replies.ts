import { type DemoDeal, type DemoUser, HOUR, MINUTE } from './demo.types.ts'
import { awakeAfter } from './local-time.ts'
import { candidates } from './task-plan.ts'
import type { Telling } from './telling.ts'
import { pitchesFor, writeReply } from './write-reply.ts'

/** Executors answer, each after some time; the latest well before somebody is chosen or the task ends. */
export function gatherReplies(telling: Telling): DemoDeal[] {
  const { plan, made, living, draw, now } = telling
  const { createdAt, author } = made.task
  const isDeal = plan.status === 'IN_PROGRESS' || plan.status === 'FINISHED' || made.cancellation?.wasChosen === true
  const until = isDeal ? made.chosenAt - HOUR / 4 : Math.min(made.endedAt, now)
  const span = until - createdAt
  const pitch = pitchesFor(made, draw)
  return repliers(telling, isDeal, span / HOUR)
    .map((executor) => {
      const at = createdAt + Math.max(2 * MINUTE, span * draw.real(0.02, 0.75) ** 1.6)
      const morning = awakeAfter(at, author.city.utcOffset, draw.int(0, 90) * MINUTE)
      return { executor, at: morning < until - HOUR ? morning : at }
    })
    .sort((a, b) => a.at - b.at)
    .filter(({ at }) => at < until)
    .map(({ executor, at }, index) =>
      living.reply(Math.round(at), executor, writeReply(made, executor, pitch(index), draw)),
    )
}

/** Who answers in so many hours: the more the longer, a deal at least one. */
function repliers({ plan, people, made, draw }: Telling, isDeal: boolean, hours: number): readonly DemoUser[] {
  const { scene, author } = plan
  const willing = candidates(people, author, made.category).filter(
    ({ company }) => !made.task.verifiedOnly || company?.verificationStatus === 'VERIFIED',
  )
  if (scene) {
    const [executor, company] = people.executors
    const strangers = draw.shuffle(willing.filter((one) => one !== executor && one !== company))
    const known = [scene.executor && executor, scene.company && company].filter((one) => one !== undefined)
    return [...known, ...strangers.slice(0, scene.others)]
  }
  if (plan.chosen && plan.isAlone) return [plan.chosen]
  if (plan.chosen) {
    const others = draw.shuffle(willing.filter((one) => one !== plan.chosen))
    return [plan.chosen, ...others.slice(0, draw.int(0, 2))]
  }
  const most = hours < 3 ? 2 : hours < 24 ? 4 : 7
  const wished = draw.weighted([
    [0, 17],
    [1, 24],
    [2, 22],
    [3, 16],
    [4, 11],
    [6, 7],
    [7, 3],
  ])
  return draw.shuffle(willing).slice(0, Math.min(Math.max(wished, isDeal ? 1 : 0), most))
}
