import { publicPoint } from '../../tasks/public-point.ts'
import { FAR_POINT } from '../../validators/index.ts'
import { aDeal, anOpenTask, aPendingTask, aRepliedTask, atVersion, taskBody, WITH_CONTACTS } from './deals.ts'
import { isRefused, on, type Scenario, sees, seesThat } from './scenario.ts'
import { DAY } from './stage.ts'
import { at, authorOfOpen, authorOfPending, gone, ids, notTheirs, toGuest } from './task-answers.ts'
import { taskBoardScenarios } from './task-board.ts'
import { taskEndScenarios } from './task-end.ts'
import { taskPageScenarios } from './task-page.ts'
import { taskWalkScenarios } from './task-walk.ts'
import { taskWorkScenarios } from './task-work.ts'

const created: readonly Scenario[] = [
  on('createTask').answers({
    title: 'A task without contacts in its text is published at once, and everybody sees it without its address',
    arrange: async (stage) => {
      const [[category], [city]] = [await stage.categories(), await stage.cities()]
      return { author: await stage.someone('CLIENT'), body: await taskBody(stage), category, city }
    },
    act: ({ author, body }) => ({ by: author, with: { body } }),
    answer: ({ author, body, category, city }, data, stage) => ({
      id: data.id,
      title: 'Починить кран на кухне',
      status: 'APPROVED',
      category: { id: category.id, name: category.name, slug: category.slug, look: data.category.look },
      placeMode: 'CLIENT',
      place: {
        cityId: city.id,
        cityName: city.name,
        regionName: city.region,
        // On the public grid, which the presenter's own tests know.
        point: data.place?.point ?? city.point,
      },
      dateMode: 'FLEXIBLE',
      startPeriod: null,
      endPeriod: stage.moment(30 * DAY),
      budgetType: 'FIXED',
      budgetFrom: 5_000_00,
      budgetTo: 5_000_00,
      repliesCount: 0,
      repliesLimit: 20,
      verifiedOnly: false,
      distanceToUser: null,
      createdAt: stage.moment(),
      publishedAt: stage.moment(),
      description: body.description,
      files: [],
      properties: [],
      addressDetail: 'ул. Чистопольская, 34, подъезд 2',
      contactMode: 'CHAT_AND_PHONE',
      authorPhone: null,
      executorPhone: null,
      agreed: null,
      proposed: null,
      viewsCount: 0,
      author: { ...data.author, id: author.id, role: 'CLIENT' },
      executor: null,
      executorId: null,
      cancelledBy: null,
      cancelReason: null,
      cancelComment: null,
      rejectReason: null,
      rejectField: null,
      rejectComment: null,
      finishRequestedAt: null,
      isRevised: false,
      history: [
        { status: 'PENDING', at: stage.moment() },
        { status: 'APPROVED', at: stage.moment() },
      ],
      version: 2,
      viewer: 'AUTHOR',
      allowedEvents: authorOfOpen,
      replyRefusal: 'NOT_EXECUTOR',
      reviewUntil: null,
      chatId: null,
    }),
    afterwards: (_, task, { guest }) => [sees(guest, 'getTask', at(task), { ...toGuest(task), viewsCount: 1 })],
  }),
  on('createTask').shows({
    title: 'A task with a phone in its text waits for a moderator',
    arrange: async (stage) => ({
      author: await stage.someone('CLIENT'),
      other: await stage.someone('EXECUTOR'),
      moderator: await stage.someone('MODERATOR'),
      body: await taskBody(stage, { description: WITH_CONTACTS }),
    }),
    act: ({ author, body }) => ({ by: author, with: { body } }),
    look: ({ status, publishedAt, allowedEvents, version }) => ({ status, publishedAt, allowedEvents, version }),
    answer: () => ({ status: 'PENDING', publishedAt: null, allowedEvents: authorOfPending, version: 1 }) as const,
    afterwards: ({ author, other, moderator }, task, { guest }) => [
      sees(author, 'getTask', at(task), task),
      seesThat(moderator, 'getTask', at(task), ({ viewer }) => viewer, 'STAFF'),
      isRefused(other, 'getTask', at(task), gone),
      isRefused(guest, 'getTask', at(task), gone),
    ],
  }),
  on('createTask').shows({
    title: 'An executor may order work, too',
    arrange: async (stage) => ({ author: await stage.someone('EXECUTOR'), body: await taskBody(stage) }),
    act: ({ author, body }) => ({ by: author, with: { body } }),
    look: ({ viewer, replyRefusal }) => ({ viewer, replyRefusal }),
    answer: () => ({ viewer: 'AUTHOR', replyRefusal: 'OWN_TASK' }) as const,
  }),
  on('createTask').shows({
    title: 'Remote work has no place, and a negotiable budget no sum, whatever was sent',
    arrange: async (stage) => ({
      author: await stage.someone('CLIENT'),
      body: await taskBody(stage, { placeMode: 'REMOTE', budgetType: 'NEGOTIABLE' }),
    }),
    act: ({ author, body }) => ({ by: author, with: { body } }),
    look: ({ place, addressDetail, budgetFrom, budgetTo }) => ({ place, addressDetail, budgetFrom, budgetTo }),
    answer: () => ({ place: null, addressDetail: null, budgetFrom: null, budgetTo: null }),
  }),
  on('createTask').refuses('VALIDATION_FAILED', {
    title: 'A task in a category with others below it is told to be more precise',
    arrange: async (stage) => {
      const tree = await stage.guest.does('getCategoryTree', {})
      const root = tree.find(({ childCategories }) => childCategories.length > 0)
      return { author: await stage.someone('CLIENT'), body: await taskBody(stage, { categoryId: root?.id ?? 0 }) }
    },
    act: ({ author, body }) => ({ by: author, with: { body } }),
    fields: { categoryId: 'Уточните категорию: выберите одну из вложенных.' },
  }),
  on('createTask').refuses('VALIDATION_FAILED', {
    title: 'A task in a city that does not exist is told to choose one',
    arrange: async (stage) => ({
      author: await stage.someone('CLIENT'),
      body: await taskBody(stage, { cityId: 999_999_999 }),
    }),
    act: ({ author, body }) => ({ by: author, with: { body } }),
    fields: { cityId: 'Выберите город из списка.' },
  }),
  on('createTask').refuses('EMAIL_NOT_CONFIRMED', {
    title: 'Whoever has not confirmed the e-mail posts nothing',
    arrange: async (stage) => ({
      author: await stage.someone({ role: 'CLIENT', isEmailConfirmed: false }),
      body: await taskBody(stage),
    }),
    act: ({ author, body }) => ({ by: author, with: { body } }),
    afterwards: ({ author }) => [seesThat(author, 'listMyTasks', {}, ids, [])],
  }),
  on('createTask').refuses('TASK_LIMIT_REACHED', {
    title: 'Nobody has more than ten open tasks',
    arrange: async (stage) => {
      const author = await stage.someone('CLIENT')
      const body = await taskBody(stage)
      for (let count = 0; count < 10; count += 1) await author.does('createTask', { body })
      return { author, body }
    },
    act: ({ author, body }) => ({ by: author, with: { body } }),
  }),
]

const changed: readonly Scenario[] = [
  on('createTask').shows({
    title: 'A point of the map is where the task stands, as nearly as the public may know',
    arrange: async (stage) => {
      const [city] = await stage.cities()
      const point = { lat: city.point.lat + 0.0312, lon: city.point.lon + 0.0212 }
      return { author: await stage.someone('CLIENT'), body: await taskBody(stage, { point }), point }
    },
    act: ({ author, body }) => ({ by: author, with: { body } }),
    look: ({ place }) => place?.point,
    answer: ({ point }) => publicPoint(point),
  }),
  on('createTask').refuses('VALIDATION_FAILED', {
    title: 'A point far from its city is refused',
    arrange: async (stage) => {
      const [city] = await stage.cities()
      const point = { lat: city.point.lat + 2, lon: city.point.lon }
      return { author: await stage.someone('CLIENT'), body: await taskBody(stage, { point }) }
    },
    act: ({ author, body }) => ({ by: author, with: { body } }),
    fields: { point: FAR_POINT },
  }),
  on('getTaskToEdit').answers({
    title: 'The author gets a task back as they wrote it',
    arrange: async (stage) => {
      const author = await stage.someone('CLIENT')
      const body = await taskBody(stage)
      return { author, body, task: await author.does('createTask', { body }) }
    },
    act: ({ author, task }) => ({ by: author, with: at(task) }),
    answer: ({ body, task }, { input }) => ({
      id: task.id,
      status: task.status,
      version: task.version,
      repliesCount: 0,
      isRevised: false,
      rejectReason: null,
      rejectField: null,
      rejectComment: null,
      refusal: null,
      input: { ...input, title: task.title, categoryId: body.categoryId, addressDetail: task.addressDetail },
      cityName: task.place?.cityName ?? null,
      files: [],
    }),
  }),
  on('getTaskToEdit').shows({
    title: 'The author goes on from what they wrote last, though a moderator has not seen it yet',
    arrange: async (stage) => {
      const { author, task } = await anOpenTask(stage)
      return { author, task: await author.does('updateTask', atVersion(task, { description: WITH_CONTACTS })) }
    },
    act: ({ author, task }) => ({ by: author, with: at(task) }),
    look: ({ input, isRevised, refusal }) => ({ description: input.description, isRevised, refusal }),
    answer: () => ({ description: WITH_CONTACTS, isRevised: true, refusal: null }),
  }),
  on('getTaskToEdit').shows({
    title: 'A task in work says that it is not changed any more',
    arrange: aDeal,
    act: ({ author, task }) => ({ by: author, with: at(task) }),
    look: ({ refusal }) => refusal,
    answer: () => 'WRONG_STATE',
  }),
  on('updateTask').answers({
    title: 'A new budget counts at once',
    arrange: anOpenTask,
    act: ({ author, task }) => ({ by: author, with: atVersion(task, { budgetTo: 7_000_00 }) }),
    answer: ({ task }) => ({ ...task, budgetFrom: 7_000_00, budgetTo: 7_000_00, version: task.version + 1 }),
    stranger: notTheirs('NOT_AUTHOR'),
    afterwards: (_, task, { guest }) => [sees(guest, 'getTask', at(task), { ...toGuest(task), viewsCount: 1 })],
  }),
  on('updateTask').shows({
    title: 'Another city brings its middle, and the point of before is forgotten',
    arrange: async (stage) => {
      const [city, other] = await stage.cities()
      const point = { lat: city.point.lat + 0.0312, lon: city.point.lon }
      return { ...(await anOpenTask(stage, { point })), other }
    },
    act: ({ author, task, other }) => ({ by: author, with: atVersion(task, { cityId: other.id }) }),
    look: ({ place }) => place && { cityId: place.cityId, point: place.point },
    answer: ({ other }) => ({ cityId: other.id, point: publicPoint(other.point) }),
  }),
  on('updateTask').shows({
    title: 'A new text without contacts is approved at once',
    arrange: anOpenTask,
    act: ({ author, task }) => ({ by: author, with: atVersion(task, { title: 'Починить смеситель в ванной' }) }),
    look: ({ title, isRevised, status }) => ({ title, isRevised, status }),
    answer: () => ({ title: 'Починить смеситель в ванной', isRevised: false, status: 'APPROVED' }) as const,
  }),
  on('updateTask').shows({
    title: 'A new text with contacts waits for a moderator, and the approved one stays until then',
    arrange: async (stage) => ({ ...(await anOpenTask(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ author, task }) => ({
      by: author,
      with: atVersion(task, { description: WITH_CONTACTS, budgetTo: 6_000_00 }),
    }),
    look: ({ description, isRevised, status, budgetTo }) => ({ description, isRevised, status, budgetTo }),
    answer: ({ task }) =>
      ({ description: task.description, isRevised: true, status: 'APPROVED', budgetTo: 6_000_00 }) as const,
    afterwards: ({ moderator }, task, { guest }) => [
      seesThat(guest, 'getTask', at(task), ({ isRevised, budgetTo }) => [isRevised, budgetTo], [false, 6_000_00]),
      seesThat(moderator, 'approveTask', atVersion(task), ({ description, isRevised }) => [description, isRevised], [
        WITH_CONTACTS,
        false,
      ]),
      seesThat(guest, 'getTask', at(task), ({ description }) => description, WITH_CONTACTS),
    ],
  }),
  on('updateTask').refuses('CATEGORY_IMMUTABLE', {
    title: 'The category stays once somebody has replied',
    arrange: async (stage) => ({ ...(await aRepliedTask(stage)), categories: await stage.categories() }),
    act: ({ author, task, categories: [, other] }) => ({
      by: author,
      with: atVersion(task, { categoryId: other.id }),
    }),
    afterwards: ({ author, task }) => [sees(author, 'getTask', at(task), task)],
  }),
  on('updateTask').refuses('TRANSITION_REFUSED', {
    title: 'A task in work is not changed any more',
    refusal: 'WRONG_STATE',
    arrange: aDeal,
    act: ({ author, task }) => ({ by: author, with: atVersion(task, { budgetTo: 7_000_00 }) }),
  }),
  on('updateTask').refuses('VALIDATION_FAILED', {
    title: 'A change keeps the rules of a new task',
    arrange: anOpenTask,
    act: ({ author, task }) => ({
      by: author,
      with: atVersion(task, { budgetType: 'RANGE', budgetFrom: 9_000_00, budgetTo: 1_000_00 } as const),
    }),
    fields: { budgetTo: 'Не меньше, чем начало диапазона.' },
  }),
  on('deleteTask').answers({
    title: 'A task that waits for a moderator is deleted, and is gone for its author too',
    arrange: aPendingTask,
    act: ({ author, task }) => ({ by: author, with: at(task) }),
    answer: () => undefined,
    afterwards: ({ author, task }) => [
      isRefused(author, 'getTask', at(task), gone),
      seesThat(author, 'listMyTasks', {}, ids, []),
    ],
  }),
  on('deleteTask').refuses('TRANSITION_REFUSED', {
    title: 'An open task is cancelled rather than deleted',
    refusal: 'WRONG_STATE',
    arrange: anOpenTask,
    act: ({ author, task }) => ({ by: author, with: at(task) }),
  }),
]

/** Tasks as their authors make and change them, and everything that becomes of them. */
export const taskScenarios: readonly Scenario[] = [
  ...created,
  ...taskBoardScenarios,
  ...taskWalkScenarios,
  ...taskPageScenarios,
  ...changed,
  ...taskWorkScenarios,
  ...taskEndScenarios,
]
