import { addedCategoryText } from '../../categories/category-request-words.ts'
import { CATEGORY_REQUEST_LIMITS } from '../../contract/category-request-terms.ts'
import { isRefused, on, type Scenario, seesThat } from './scenario.ts'
import { DAY, type Person, type Stage } from './stage.ts'

const ABOUT = 'Чистка, замена помпы, ремонт плат.'

/** A section that holds categories, with one of them. */
const aSection = async (stage: Stage) => {
  const tree = await stage.guest.does('getCategoryTree', {})
  const section = tree.find(({ childCategories }) => childCategories.length > 0)
  const [leaf] = section?.childCategories ?? []
  if (!section || !leaf) throw new Error('The tree has no section')
  return { id: section.id, name: section.name, leaf }
}

const aName = (stage: Stage) => `Ремонт ${stage.word()}`

/** Somebody's request in the queue, with who judges it. */
const aRequest = async (stage: Stage, role: 'EXECUTOR' | 'CLIENT' = 'EXECUTOR') => {
  const [author, moderator] = [await stage.someone(role), await stage.someone('MODERATOR')]
  const [name, section] = [aName(stage), await aSection(stage)]
  const { id } = await author.does('requestCategory', { body: { name, parentId: section.id, about: ABOUT } })
  return { author, moderator, name, section, id, version: 1 }
}

type Asked = Awaited<ReturnType<typeof aRequest>>

const added = ({ id, version, name, section }: Pick<Asked, 'id' | 'version' | 'name' | 'section'>) => ({
  params: { id },
  body: { version, name, parentId: section.id },
})
const rejected = ({ id, version }: Pick<Asked, 'id' | 'version'>) => ({
  params: { id },
  body: { version, rule: 'EXISTS', comment: 'Это «Сантехника».' } as const,
})

const QUEUE = { query: { kind: 'CATEGORY_REQUESTS', limit: 50 } } as const

const waits = (moderator: Person, id: number, expected: boolean) =>
  seesThat(moderator, 'listModeration', QUEUE, ({ items }) => items.some((one) => one.id === String(id)), expected)

const named = (moderator: Person, name: string) =>
  seesThat(
    moderator,
    'listCategories',
    { query: { q: name } },
    ({ items }) => items.filter((one) => one.name === name).map(({ parentId }) => parentId),
    [] as (number | null)[],
  )

const withNews = (author: Person, title: string, text: RegExp) =>
  seesThat(
    author,
    'listNotifications',
    {},
    ({ items }) => items.map((one) => [one.kind, one.title, text.test(one.text)]),
    [['CATEGORY_REQUESTS', title, true]],
  )

/** Requests for categories, and what staff decide about them. */
export const categoryRequestScenarios: readonly Scenario[] = [
  on('requestCategory').shows({
    title: 'A missing category waits for staff with where its author thinks of it',
    arrange: async (stage) => ({
      author: await stage.someone('EXECUTOR'),
      moderator: await stage.someone('MODERATOR'),
      name: aName(stage),
      section: await aSection(stage),
    }),
    act: ({ author, name, section }) => ({
      by: author,
      with: { body: { name, parentId: section.id, about: ABOUT } },
    }),
    look: ({ id }) => id > 0,
    answer: () => true,
    stranger: null,
    afterwards: ({ author, moderator, name, section }, { id }) => [
      seesThat(
        moderator,
        'getModerationDetails',
        { query: { kind: 'CATEGORY_REQUESTS', id: String(id) } },
        ({ item, category }) => ({ title: item.title, text: item.text, author: item.author?.id, category }),
        {
          title: name,
          text: `${ABOUT}\n\nРаздел: ${section.name}`,
          author: author.id,
          category: { name, parentId: section.id },
        },
      ),
      named(moderator, name),
    ],
  }),
  on('requestCategory').refuses('VALIDATION_FAILED', {
    title: 'What is there already is named, however it was typed',
    arrange: async (stage) => ({ author: await stage.someone('CLIENT'), section: await aSection(stage) }),
    act: ({ author, section }) => ({
      by: author,
      with: { body: { name: ` ${section.leaf.name.toUpperCase()} `, about: ABOUT } },
    }),
  }),
  on('requestCategory').refuses('VALIDATION_FAILED', {
    title: 'Nobody asks for the same twice while it waits',
    arrange: aRequest,
    act: ({ author, name }) => ({ by: author, with: { body: { name: name.toLowerCase(), about: ABOUT } } }),
    fields: { name: 'Вы уже предложили эту категорию. Ответ придёт в уведомления.' },
  }),
  on('requestCategory').refuses('VALIDATION_FAILED', {
    title: 'A category that holds no others is no section',
    arrange: async (stage) => ({
      author: await stage.someone('EXECUTOR'),
      name: aName(stage),
      section: await aSection(stage),
    }),
    act: ({ author, name, section }) => ({
      by: author,
      with: { body: { name, parentId: section.leaf.id, about: ABOUT } },
    }),
    fields: { parentId: 'Выберите раздел из списка.' },
  }),
  on('requestCategory').refuses('RATE_LIMITED', {
    title: 'Three a day are enough',
    arrange: async (stage) => {
      const author = await stage.someone('EXECUTOR')
      for (let asked = 0; asked < CATEGORY_REQUEST_LIMITS.aDay; asked += 1) {
        await author.does('requestCategory', { body: { name: aName(stage), about: ABOUT } })
      }
      return { author, name: aName(stage) }
    },
    act: ({ author, name }) => ({ by: author, with: { body: { name, about: ABOUT } } }),
  }),
  on('requestCategory').shows({
    title: 'A day later one may ask again',
    arrange: async (stage) => {
      const author = await stage.someone('EXECUTOR')
      for (let asked = 0; asked < CATEGORY_REQUEST_LIMITS.aDay; asked += 1) {
        await author.does('requestCategory', { body: { name: aName(stage), about: ABOUT } })
      }
      stage.advance(DAY)
      return { author, name: aName(stage) }
    },
    act: ({ author, name }) => ({ by: author, with: { body: { name, about: ABOUT } } }),
    look: ({ id }) => id > 0,
    answer: () => true,
    stranger: null,
  }),
  on('approveCategoryRequest').answers({
    title: 'An approved category stands in its section at once, and who asked is told',
    arrange: aRequest,
    act: ({ moderator, ...request }) => ({ by: moderator, with: added(request) }),
    answer: () => undefined,
    afterwards: ({ author, moderator, name, section, id, version }) => [
      waits(moderator, id, false),
      seesThat(
        author,
        'getCategoryTree',
        {},
        (tree) =>
          tree
            .find((root) => root.id === section.id)
            ?.childCategories.filter((one) => one.name === name)
            .map(({ parentId, meta, tasksCount }) => ({ parentId, text: meta.description, tasksCount })),
        [{ parentId: section.id, text: addedCategoryText(name, section.name), tasksCount: 0 }],
      ),
      withNews(author, `Категория «${name}» добавлена`, new RegExp(`разделе «${section.name}».*профиле`)),
      isRefused(moderator, 'approveCategoryRequest', added({ id, version, name, section }), {
        code: 'VERSION_CONFLICT',
      }),
    ],
  }),
  on('approveCategoryRequest').answers({
    title: 'Staff mend the name, and a client who asked is told what became of it',
    arrange: async (stage) => ({ ...(await aRequest(stage, 'CLIENT')), better: aName(stage) }),
    act: ({ moderator, better, ...request }) => ({ by: moderator, with: added({ ...request, name: better }) }),
    answer: () => undefined,
    afterwards: ({ author, name, better }) => [
      withNews(author, `Категория «${better}» добавлена`, new RegExp(`предлагали «${name}».*задание`)),
    ],
  }),
  on('approveCategoryRequest').refuses('VALIDATION_FAILED', {
    title: 'A name that a category has already is not given twice',
    arrange: aRequest,
    act: ({ moderator, ...request }) => ({
      by: moderator,
      with: added({ ...request, name: request.section.leaf.name }),
    }),
  }),
  on('approveCategoryRequest').refuses('TRANSITION_REFUSED', {
    title: 'A request is decided once',
    arrange: async (stage) => {
      const request = await aRequest(stage)
      await request.moderator.does('rejectCategoryRequest', rejected(request))
      return { ...request, version: request.version + 1 }
    },
    act: ({ moderator, ...request }) => ({ by: moderator, with: added(request) }),
    refusal: 'WRONG_STATE',
  }),
  on('rejectCategoryRequest').answers({
    title: 'Who asked is told why it was turned down, and nothing is added',
    arrange: aRequest,
    act: ({ moderator, ...request }) => ({ by: moderator, with: rejected(request) }),
    answer: () => undefined,
    afterwards: ({ author, moderator, name, id }) => [
      waits(moderator, id, false),
      named(moderator, name),
      withNews(author, `Категорию «${name}» не добавили`, /^Такая категория уже есть\. Это «Сантехника»\.$/),
    ],
  }),
  on('rejectCategoryRequest').refuses('TRANSITION_REFUSED', {
    title: 'What was added is not turned down',
    arrange: async (stage) => {
      const request = await aRequest(stage)
      await request.moderator.does('approveCategoryRequest', added(request))
      return { ...request, version: request.version + 1 }
    },
    act: ({ moderator, ...request }) => ({ by: moderator, with: rejected(request) }),
    refusal: 'WRONG_STATE',
  }),
]
