import type { TaskStatus } from '@artel/core/contract'
import { categoryBySlug, categoryRecords } from '../categories/category-tree.ts'
import { topics } from '../content/topics.ts'
import type { Random } from '../random/random.ts'
import type { DemoUser } from './demo.types.ts'
import { isOffered } from './insert-company-categories.ts'
import type { DemoPeople } from './people.ts'

/** How many tasks of each status there are beside the history of executors; 300 together. */
export const taskCounts: Readonly<Record<TaskStatus, number>> = {
  APPROVED: 168,
  IN_PROGRESS: 36,
  FINISHED: 50,
  PENDING: 8,
  ARCHIVED: 14,
  CANCELED: 16,
  REJECTED: 8,
}

/** Who, what and where to in one task, before it has words. */
export interface TaskPlan {
  /** Names the task's stream of random choices. */
  readonly name: string
  readonly status: TaskStatus
  readonly author: DemoUser
  readonly category: string
  /** Which of the category's templates to begin with. */
  readonly template: number
  /** A scene of a known account; decides what chance decides elsewhere. */
  readonly scene?: Scene
  /** Who did the work, where that is known beforehand. */
  readonly chosen?: DemoUser
  /** Nobody else replies. */
  readonly isAlone?: true
}

/** What must happen in a task of client@artel.test. */
export interface Scene {
  /** Hours since publication (of a task that has not ended) or since its end. */
  readonly hoursAgo: number
  /** Who replies: the two known executors and so many others. */
  readonly executor?: true
  readonly company?: true
  readonly others: number
  /** Who is chosen. */
  readonly chosen?: 'executor' | 'company'
  /** Whose newest message waits to be read. */
  readonly unreadBy?: 'CLIENT' | 'EXECUTOR'
}

/** The tasks of client@artel.test: [status, category, template, scene]. */
const scenes: readonly (readonly [TaskStatus, string, number, Scene])[] = [
  ['APPROVED', 'pokleyka-oboev', 0, { hoursAgo: 30, executor: true, company: true, others: 2, unreadBy: 'CLIENT' }],
  [
    'APPROVED',
    'rozetki-i-osveshchenie',
    0,
    { hoursAgo: 7, executor: true, company: true, others: 0, unreadBy: 'CLIENT' },
  ],
  ['APPROVED', 'myte-okon', 0, { hoursAgo: 0.7, others: 0 }],
  [
    'IN_PROGRESS',
    'ukladka-plitki',
    1,
    { hoursAgo: 100, executor: true, others: 1, chosen: 'executor', unreadBy: 'CLIENT' },
  ],
  [
    'IN_PROGRESS',
    'sborka-mebeli',
    1,
    { hoursAgo: 60, executor: true, company: true, others: 0, chosen: 'company', unreadBy: 'EXECUTOR' },
  ],
  [
    'FINISHED',
    'ustanovka-santekhniki',
    1,
    { hoursAgo: 80, executor: true, company: true, others: 1, chosen: 'executor' },
  ],
  ['FINISHED', 'generalnaya-uborka', 0, { hoursAgo: 400, company: true, others: 0, chosen: 'company' }],
  ['CANCELED', 'melkiy-remont', 1, { hoursAgo: 200, executor: true, others: 0 }],
  ['ARCHIVED', 'khimchistka-mebeli-i-kovrov', 1, { hoursAgo: 120, company: true, others: 0 }],
]

/** Most open tasks of one author in the demo, below what the product allows, so that everybody can add some. */
const MOST_OPEN = 9
const OPEN: ReadonlySet<TaskStatus> = new Set(['PENDING', 'APPROVED', 'IN_PROGRESS'])
/** These statuses need somebody who could have done the work. */
const NEEDS_EXECUTOR: ReadonlySet<TaskStatus> = new Set(['IN_PROGRESS', 'FINISHED', 'CANCELED'])

const slugOf = new Map(categoryRecords.map(({ id, slug }) => [id, slug]))

/** Slug of the root above a category. */
export const rootOf = (slug: string): string => slugOf.get(categoryBySlug(slug).parentId ?? 0) ?? slug

const known = new WeakMap<DemoPeople, Map<string, readonly DemoUser[]>>()

/** Executors who would take such work: it is what they offer, and, unless it is remote, of the city. */
export function candidates(people: DemoPeople, author: DemoUser, category: string): readonly DemoUser[] {
  const isRemote = topics[category]?.place === 'REMOTE'
  const lists = known.get(people) ?? new Map<string, readonly DemoUser[]>()
  known.set(people, lists)
  const key = isRemote ? category : `${category} ${author.city.id}`
  const list =
    lists.get(key) ??
    people.executors.filter(
      (one) => (isRemote || one.city.id === author.city.id) && isOffered(one, categoryBySlug(category).id),
    )
  lists.set(key, list)
  return list
}

/** Plans 300 tasks: every status, every category that takes tasks, all thirty cities, nobody with too many open ones. */
export function planTasks(people: DemoPeople, draw: Random): TaskPlan[] {
  const [client] = people.clients
  if (!client) throw new Error('There are no clients')
  const told = scenes.map(
    ([status, category, template, scene]): TaskPlan => ({
      name: `scene:${category}`,
      status,
      author: client,
      category,
      template,
      scene,
    }),
  )
  const statuses = draw.shuffle(remaining(told))
  const slugs = draw.shuffle(Object.keys(topics))
  const open = new Map<string, number>([[client.id, MOST_OPEN]])
  // The first open tasks go round the cities, so that each has one.
  const others = people.clients.filter((author) => author !== client)
  const firstOfCity = others.filter(
    (author, index) => others.findIndex(({ city }) => city.id === author.city.id) === index,
  )

  const plans = statuses.map((status, index): TaskPlan => {
    const category = slugs[index % slugs.length] as string
    const fits = (author: DemoUser) =>
      (!OPEN.has(status) || (open.get(author.id) ?? 0) < MOST_OPEN) &&
      (!NEEDS_EXECUTOR.has(status) || candidates(people, author, category).length > 0)
    const author =
      (status === 'APPROVED' && firstOfCity.shift()) ||
      draw.weighted(
        others.map((one) => [one, fits(one) ? 1 + 2 * candidates(people, one, category).length : 0] as const),
      )
    if (!fits(author)) throw new Error(`Nobody can order ${category} for ${status}`)
    if (OPEN.has(status)) open.set(author.id, (open.get(author.id) ?? 0) + 1)
    return { name: `task:${index}`, status, author, category, template: Math.floor(index / slugs.length) }
  })
  return [...told, ...plans]
}

function remaining(told: readonly TaskPlan[]): TaskStatus[] {
  return (Object.keys(taskCounts) as TaskStatus[]).flatMap((status) =>
    Array.from({ length: taskCounts[status] - told.filter((plan) => plan.status === status).length }, () => status),
  )
}
