import { anOpenTask, atVersion } from './deals.ts'
import { differences } from './differences.ts'
import { type Check, on, type Scenario } from './scenario.ts'
import { type ArgsOf, DAY, type Person, type Stage } from './stage.ts'
import { ids } from './task-answers.ts'

type Query = NonNullable<ArgsOf<'walkTasks'>['query']>
type Board = Awaited<ReturnType<typeof aBoard>>

/** Five open tasks that a search for the word finds. Some are of one moment, some end together, two are equally far. */
const aBoard = async (stage: Stage) => {
  const word = stage.word()
  const [near, far] = await stage.cities()
  const post = (changes: Parameters<typeof anOpenTask>[1]) =>
    anOpenTask(stage, { title: `Задание ${word}`, dateMode: 'PERIOD', startPeriod: stage.moment(), ...changes })
  const [soon, later, late] = [3, 5, 9].map((days) => stage.moment(days * DAY))
  const first = await post({ cityId: far.id, endPeriod: late })
  const second = await post({ cityId: near.id, endPeriod: soon })
  stage.advance(1000)
  const third = await post({ cityId: near.id, endPeriod: late })
  const fourth = await post({ placeMode: 'REMOTE', endPeriod: later })
  stage.advance(1000)
  const fifth = await post({ placeMode: 'REMOTE', endPeriod: soon })
  stage.advance(1000)
  const posted = [first, second, third, fourth, fifth]
  return { word, near, post, posted, numbers: posted.map(({ task }) => task.id) }
}

/** The numbers of the board's tasks, told by their places in the order in which they were posted. */
const posted = ({ numbers }: Board, ...places: readonly number[]) => places.map((place) => numbers[place - 1] ?? 0)

const fromNear = ({ near: { point } }: Board) => ({ latitude: point.lat, longitude: point.lon })

/** What follows on a walk in steps of two, to its end; many times more than there is shows a walk that does not end. */
const walked = async (person: Person, query: Query): Promise<readonly number[]> => {
  const { items, pagination } = await person.does('walkTasks', { query: { ...query, limit: 2 } })
  const { nextCursor: cursor } = pagination
  return [...items.map(({ id }) => id), ...(cursor === null ? [] : await walked(person, { ...query, cursor }))]
}

const walks =
  (person: Person, query: Query, expected: readonly number[]): Check =>
  async () =>
    differences(expected, await walked(person, query), 'the walk')

/** The cursor behind the first task of an order. */
const cursorIn = async ({ guest }: Stage, query: Query): Promise<string> => {
  const { pagination } = await guest.does('walkTasks', { query: { ...query, limit: 1 } })
  if (pagination.nextCursor === null) throw new Error('The board has one task only')
  return pagination.nextCursor
}

interface Order {
  readonly name: string
  readonly query: (board: Board) => Query
  readonly places: readonly number[]
}

const orders: readonly Order[] = [
  { name: 'the newest first', query: () => ({}), places: [5, 4, 3, 2, 1] },
  { name: 'the oldest first', query: () => ({ sortDirection: 'asc' }), places: [1, 2, 3, 4, 5] },
  { name: 'the soonest first', query: () => ({ sortBy: 'endPeriod' }), places: [2, 5, 4, 1, 3] },
  {
    name: 'the soonest last',
    query: () => ({ sortBy: 'endPeriod', sortDirection: 'desc' }),
    places: [3, 1, 4, 5, 2],
  },
  {
    name: 'the nearest first, and last what is nowhere',
    query: (board) => ({ sortBy: 'distanceToUser', ...fromNear(board) }),
    places: [3, 2, 1, 5, 4],
  },
  { name: 'the nearest to nowhere', query: () => ({ sortBy: 'distanceToUser' }), places: [5, 4, 3, 2, 1] },
]

const inEveryOrder = orders.map(({ name, query, places }) =>
  on('walkTasks').shows({
    title: `A walk to the end of the board meets each task once, ${name}`,
    arrange: aBoard,
    act: (board, { guest }) => ({ by: guest, with: { query: { q: board.word, limit: 2, ...query(board) } } }),
    look: ids,
    answer: (board) => posted(board, ...places.slice(0, 2)),
    afterwards: (board, _, { guest }) => [walks(guest, { q: board.word, ...query(board) }, posted(board, ...places))],
  }),
)

/** Cursors that the board gives nobody, or gave for another order than the one that is asked for. */
const foreign: readonly { readonly name: string; readonly of: (stage: Stage) => Promise<Query> }[] = [
  { name: 'that is garbled', of: async () => ({ cursor: 'createdAt_desc_17_x' }) },
  { name: 'of another make', of: async () => ({ cursor: 'eyJwYWdlIjoyfQ' }) },
  {
    name: 'that was tampered with',
    of: async (stage) => ({ cursor: `${await cursorIn(stage, {})}.0` }),
  },
  { name: 'of another order', of: async (stage) => ({ sortBy: 'endPeriod', cursor: await cursorIn(stage, {}) }) },
  {
    name: 'of the other direction',
    of: async (stage) => ({ sortDirection: 'asc', cursor: await cursorIn(stage, {}) }),
  },
  {
    name: 'of a walk from somewhere else',
    of: async (stage) => {
      const [near, far] = await stage.cities()
      const from = ({ point }: typeof near) =>
        ({ sortBy: 'distanceToUser', latitude: point.lat, longitude: point.lon }) as const
      return { ...from(far), cursor: await cursorIn(stage, from(near)) }
    },
  },
]

const refusals = foreign.map(({ name, of }) =>
  on('walkTasks').refuses('VALIDATION_FAILED', {
    title: `A cursor ${name} leads nowhere`,
    arrange: async (stage) => {
      await aBoard(stage)
      return of(stage)
    },
    act: (query, { guest }) => ({ by: guest, with: { query } }),
    fields: { cursor: 'С этого места список не продолжить, откройте его сначала.' },
  }),
)

/** The board by a cursor. */
export const taskWalkScenarios: readonly Scenario[] = [
  ...inEveryOrder,
  on('walkTasks').shows({
    title: 'Tasks that are posted during a walk neither repeat others nor push them out',
    arrange: async (stage) => {
      const board = await aBoard(stage)
      const [down, up] = [{ q: board.word }, { q: board.word, sortDirection: 'asc' }] as const
      const cursors = [await cursorIn(stage, down), await cursorIn(stage, up)]
      const { task } = await board.post({ endPeriod: stage.moment(DAY) })
      return { ...board, latest: task.id, cursors, down, up }
    },
    act: ({ down, cursors }, { guest }) => ({ by: guest, with: { query: { ...down, cursor: cursors[0] } } }),
    look: ids,
    answer: (board) => posted(board, 4, 3, 2, 1),
    afterwards: (board, _, { guest }) => [
      walks(guest, { ...board.up, cursor: board.cursors[1] }, [...posted(board, 2, 3, 4, 5), board.latest]),
    ],
  }),
  on('walkTasks').shows({
    title: 'A walk goes on from where it was, though the task that stood there is gone',
    arrange: async (stage) => {
      const board = await aBoard(stage)
      const cursor = await cursorIn(stage, { q: board.word })
      const last = board.posted.at(-1)
      await last?.author.does('cancelTaskByAuthor', atVersion(last.task, { reason: 'AUTHOR_NOT_RELEVANT' } as const))
      return { ...board, cursor }
    },
    act: ({ word, cursor }, { guest }) => ({ by: guest, with: { query: { q: word, cursor } } }),
    look: ids,
    answer: (board) => posted(board, 4, 3, 2, 1),
  }),
  on('walkTasks').shows({
    title: 'Under other filters a walk goes on from the same position of the order',
    arrange: async (stage) => {
      const board = await aBoard(stage)
      return { ...board, cursor: await cursorIn(stage, { q: board.word }) }
    },
    act: ({ word, cursor }, { guest }) => ({ by: guest, with: { query: { q: word, placeMode: 'REMOTE', cursor } } }),
    look: ids,
    answer: (board) => posted(board, 4),
  }),
  ...refusals,
  on('walkTasks').refuses('VALIDATION_FAILED', {
    title: 'Nobody gets more than fifty tasks at once',
    arrange: async () => ({}),
    act: (_, { guest }) => ({ by: guest, with: { query: { limit: 51 } } }),
    fields: { limit: 'Не больше 50 на странице.' },
  }),
]
