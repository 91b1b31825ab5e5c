import { paths } from '../../routes/index.ts'
import { NO_SECTION, TAKEN_SECTION } from '../../validators/index.ts'
import { isRefused, on, type Scenario, seesThat } from './scenario.ts'
import type { ArgsOf, Person, Stage } from './stage.ts'

type ItemBody = ArgsOf<'createFaqItem'>['body']

const hash = (word: string) => [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)
const address = (word: string) => `razdel-${word.length}-${Math.abs(hash(word))}`

const sectionBody = (word: string) =>
  ({ title: `Раздел ${word}`, about: 'О чём он', slug: address(word), audience: 'ALL', isHidden: false }) as const

const itemBody = (sectionId: number, word: string, changes: Partial<ItemBody> = {}): ItemBody => ({
  sectionId,
  question: `Где мой ${word}?`,
  answer: `Посмотрите, куда вы положили ${word}.`,
  relatedIds: [],
  isHidden: false,
  ...changes,
})

/** An administrator with a section of their own, empty. */
const aSection = async (stage: Stage) => {
  const [admin, word] = [await stage.someone('ADMIN'), stage.word()]
  const section = await admin.does('createFaqSection', { body: sectionBody(word) })
  return { admin, word, section }
}

/** The same with a question in it. */
const anItem = async (stage: Stage) => {
  const made = await aSection(stage)
  const body = itemBody(made.section.id, made.word)
  return { ...made, body, item: await made.admin.does('createFaqItem', { body }) }
}

const reads = (reader: Person, slug: string, expected: (readonly [string, string])[]) =>
  seesThat(
    reader,
    'getFaqSection',
    { query: { slug } },
    ({ items }) => items.map(({ question, answer }) => [question, answer] as const),
    expected,
  )

const finds = (reader: Person, q: string, expected: number[]) =>
  seesThat(reader, 'searchFaq', { query: { q } }, (found) => found.map(({ id }) => id), expected)

/** What the journal says of the deed: values before and after it. */
const isLogged = (
  admin: Person,
  deed: Required<Pick<ArgsOf<'listStaffLog'>['query'] & object, 'action' | 'object'>> & { readonly id: number },
  [before, after]: readonly [string | null, string | null],
) =>
  seesThat(
    admin,
    'listStaffLog',
    { query: { action: deed.action, object: deed.object, objectId: String(deed.id) } },
    ({ items }) => items.map((line) => [line.actor.id, line.before, line.after]),
    [[admin.id, before, after]],
  )

const versions = (admin: Person, id: number, expected: unknown[]) =>
  seesThat(
    admin,
    'listContentVersions',
    { query: { kind: 'FAQ_ITEM', key: String(id) } },
    (list) => list.map(({ version, author, body }): unknown => [version, author?.id ?? null, body.answer ?? null]),
    expected,
  )

const sectionVersions = (admin: Person, id: number, expected: unknown[]) =>
  seesThat(
    admin,
    'listContentVersions',
    { query: { kind: 'FAQ_SECTION', key: String(id) } },
    (list) => list.map(({ version, author, body }): unknown => [version, author?.id ?? null, body]),
    expected,
  )

/** The help as administrators write it, with its former versions. */
export const adminFaqScenarios: readonly Scenario[] = [
  on('listAdminFaq').shows({
    title: 'Administrators see sections and questions that nobody else is shown',
    arrange: async (stage) => {
      const made = await aSection(stage)
      const body = itemBody(made.section.id, made.word, { isHidden: true })
      return { ...made, item: await made.admin.does('createFaqItem', { body }) }
    },
    act: ({ admin }) => ({ by: admin, with: {} }),
    look: (sections) => sections.at(-1) ?? null,
    answer: ({ section, item: { id, slug, question } }) => ({
      ...section,
      items: [{ id, slug, question, isHidden: true }],
    }),
    afterwards: ({ section, item, word }, _, { guest }) => [
      isRefused(guest, 'getFaqSection', { query: { slug: section.slug } }, { code: 'NOT_FOUND' }),
      isRefused(guest, 'rateFaqItem', { params: { id: item.id }, body: { isHelpful: true } }, { code: 'NOT_FOUND' }),
      finds(guest, word, []),
    ],
  }),
  on('getAdminFaqItem').answers({
    title: 'A question is opened as it was saved',
    arrange: anItem,
    act: ({ admin, item }) => ({ by: admin, with: { params: { id: item.id } } }),
    answer: ({ item }) => item,
  }),
  on('createFaqSection').answers({
    title: 'A new section stands last, and is shown once it has a question',
    arrange: async (stage) => ({ admin: await stage.someone('ADMIN'), body: sectionBody(stage.word()) }),
    act: ({ admin, body }) => ({ by: admin, with: { body } }),
    answer: ({ body }, { id }) => ({ ...body, id, version: 1, items: [] }),
    afterwards: ({ admin, body }, { id }, { guest }) => [
      isRefused(guest, 'getFaqSection', { query: { slug: body.slug } }, { code: 'NOT_FOUND' }),
      seesThat(admin, 'listAdminFaq', {}, (list) => list.at(-1)?.id ?? null, id),
      sectionVersions(admin, id, [[1, admin.id, body]]),
      isLogged(admin, { action: 'FAQ_SECTION_CREATED', object: 'FAQ_SECTION', id }, [
        null,
        `${body.title}. ${body.about}. ${body.slug}`,
      ]),
    ],
  }),
  on('createFaqSection').refuses('VALIDATION_FAILED', {
    title: 'Two sections have no address in common',
    arrange: aSection,
    act: ({ admin, word }) => ({ by: admin, with: { body: sectionBody(word) } }),
    fields: { slug: TAKEN_SECTION },
  }),
  on('changeFaqSection').answers({
    title: 'A section moves, and who comes to the old address learns the new one',
    arrange: async (stage) => ({ ...(await anItem(stage)), slug: address(`${stage.word()}x`) }),
    act: ({ admin, section, word, slug }) => ({
      by: admin,
      with: { params: { id: section.id }, body: { ...sectionBody(word), version: 1, slug, title: 'Совсем другой' } },
    }),
    answer: ({ section, slug, item: { id, slug: own, question } }) => ({
      ...section,
      slug,
      title: 'Совсем другой',
      version: 2,
      items: [{ id, slug: own, question, isHidden: false }],
    }),
    afterwards: ({ section, slug, body }, _, { guest }) => [
      reads(guest, slug, [[body.question, body.answer]]),
      isRefused(guest, 'getFaqSection', { query: { slug: section.slug } }, { code: 'NOT_FOUND' }),
      seesThat(
        guest,
        'findRedirect',
        { query: { path: paths.faqList(section.slug) } },
        ({ to }) => to,
        paths.faqList(slug),
      ),
    ],
  }),
  on('changeFaqSection').shows({
    title: 'A section that came with the site keeps its first words, and they come back',
    arrange: async (stage) => {
      const [admin, word] = [await stage.someone('ADMIN'), stage.word()]
      const slug = address(`${word}v`)
      const first = { title: 'Раздел', about: 'О чём он', slug, audience: 'ALL', isHidden: false } as const
      const item = { slug: `${slug}-1`, question: 'Откуда он?', answer: 'Он был здесь всегда.', related: [] }
      const { isHidden: _, ...stored } = first
      const [itemId = 0] = await stage.aFaqSection({ ...stored, items: [item] })
      const { sectionId: id } = await admin.does('getAdminFaqItem', { params: { id: itemId } })
      const next = { ...first, title: 'Раздел новый', isHidden: true }
      await admin.does('changeFaqSection', { params: { id }, body: { ...next, version: 1 } })
      return { admin, id, first, next }
    },
    act: ({ admin, id, first }) => ({ by: admin, with: { params: { id }, body: { ...first, version: 2 } } }),
    look: ({ title, isHidden, version }) => [title, isHidden, version],
    answer: () => ['Раздел', false, 3],
    afterwards: ({ admin, id, first, next }) => [
      sectionVersions(admin, id, [
        [3, admin.id, first],
        [2, admin.id, next],
        [1, null, first],
      ]),
    ],
  }),
  on('changeFaqSection').shows({
    title: 'A section that comes back to its old address is not led away from it',
    arrange: async (stage) => {
      const made = await anItem(stage)
      const body = { ...sectionBody(made.word), version: 1, slug: address(`${stage.word()}y`) }
      const away = await made.admin.does('changeFaqSection', { params: { id: made.section.id }, body })
      return { ...made, away }
    },
    act: ({ admin, section, word }) => ({
      by: admin,
      with: { params: { id: section.id }, body: { ...sectionBody(word), version: 2 } },
    }),
    look: ({ slug }) => slug,
    answer: ({ section }) => section.slug,
    afterwards: ({ section, away }, _, { guest }) => [
      seesThat(guest, 'findRedirect', { query: { path: paths.faqList(section.slug) } }, ({ to }) => to, null),
      seesThat(
        guest,
        'findRedirect',
        { query: { path: paths.faqList(away.slug) } },
        ({ to }) => to,
        paths.faqList(section.slug),
      ),
    ],
  }),
  on('changeFaqSection').shows({
    title: 'A hidden section takes its questions along',
    arrange: anItem,
    act: ({ admin, section, word }) => ({
      by: admin,
      with: { params: { id: section.id }, body: { ...sectionBody(word), version: 1, isHidden: true } },
    }),
    look: ({ isHidden }) => isHidden,
    answer: () => true,
    afterwards: ({ section, word }, _, { guest }) => [
      isRefused(guest, 'getFaqSection', { query: { slug: section.slug } }, { code: 'NOT_FOUND' }),
      finds(guest, word, []),
    ],
  }),
  on('deleteFaqSection').answers({
    title: 'An empty section goes',
    arrange: aSection,
    act: ({ admin, section }) => ({ by: admin, with: { params: { id: section.id } } }),
    answer: () => undefined,
    afterwards: ({ admin, section }) => [
      seesThat(admin, 'listAdminFaq', {}, (list) => list.some(({ id }) => id === section.id), false),
      isRefused(admin, 'deleteFaqSection', { params: { id: section.id } }, { code: 'NOT_FOUND' }),
    ],
  }),
  on('deleteFaqSection').refuses('SECTION_NOT_EMPTY', {
    title: 'Nobody removes questions without seeing them',
    arrange: anItem,
    act: ({ admin, section }) => ({ by: admin, with: { params: { id: section.id } } }),
  }),
  on('orderFaqSections').answers({
    title: 'The last section becomes the one before it',
    arrange: async (stage) => {
      const [{ admin }] = [await anItem(stage), await anItem(stage)]
      const ids = (await admin.does('listAdminFaq', {})).map(({ id }) => id)
      return { admin, ids: [...ids.slice(0, -2), ids.at(-1) ?? 0, ids.at(-2) ?? 0] }
    },
    act: ({ admin, ids }) => ({ by: admin, with: { body: { ids } } }),
    answer: () => undefined,
    afterwards: ({ admin, ids }) => [seesThat(admin, 'listAdminFaq', {}, (list) => list.map(({ id }) => id), ids)],
  }),
  on('orderFaqSections').refuses('VERSION_CONFLICT', {
    title: 'An order that leaves out a section is of another time',
    arrange: aSection,
    act: ({ admin, section }) => ({ by: admin, with: { body: { ids: [section.id] } } }),
  }),
  on('createFaqItem').answers({
    title: 'A new question stands in the help and is found at once',
    arrange: async (stage) => {
      const made = await anItem(stage)
      const question = `Что такое ${made.word}?`
      const changes = { question, answer: 'Это слово.', relatedIds: [made.item.id, Number.MAX_SAFE_INTEGER] }
      return { ...made, body: itemBody(made.section.id, made.word, changes), first: made.body }
    },
    act: ({ admin, body }) => ({ by: admin, with: { body } }),
    answer: ({ body, item }, { id, slug }) => ({ ...body, relatedIds: [item.id], id, slug, version: 1 }),
    afterwards: ({ admin, section, body, first, item, word }, { id }, { guest }) => [
      reads(guest, section.slug, [
        [first.question, first.answer],
        [body.question, body.answer],
      ]),
      finds(guest, word, [item.id, id]),
      versions(admin, id, [[1, admin.id, body.answer]]),
      isLogged(admin, { action: 'FAQ_ITEM_CREATED', object: 'FAQ_ITEM', id }, [null, null]),
    ],
  }),
  on('createFaqItem').shows({
    title: 'The same question twice has two addresses',
    arrange: anItem,
    act: ({ admin, body }) => ({ by: admin, with: { body } }),
    look: ({ slug }) => slug,
    answer: ({ item }) => `${item.slug}-2`,
  }),
  on('createFaqItem').refuses('VALIDATION_FAILED', {
    title: 'A question stands in a section',
    arrange: anItem,
    act: ({ admin, body }) => ({ by: admin, with: { body: { ...body, sectionId: Number.MAX_SAFE_INTEGER } } }),
    fields: { sectionId: NO_SECTION },
  }),
  on('changeFaqItem').answers({
    title: 'A new answer is read and found at once, and the former one is kept',
    arrange: async (stage) => ({ ...(await anItem(stage)), other: stage.word() }),
    act: ({ admin, item, body, other }) => ({
      by: admin,
      with: { params: { id: item.id }, body: { ...body, version: 1, answer: `Ищите ${other}.` } },
    }),
    answer: ({ item, other }) => ({ ...item, answer: `Ищите ${other}.`, version: 2 }),
    afterwards: ({ admin, item, section, body, other }, _, { guest }) => [
      reads(guest, section.slug, [[body.question, `Ищите ${other}.`]]),
      finds(guest, other, [item.id]),
      versions(admin, item.id, [
        [2, admin.id, `Ищите ${other}.`],
        [1, admin.id, body.answer],
      ]),
      isLogged(admin, { action: 'FAQ_ITEM_CHANGED', object: 'FAQ_ITEM', id: item.id }, [null, null]),
    ],
  }),
  on('changeFaqItem').shows({
    title: 'A text that came with the site is kept when it is first changed',
    arrange: async (stage) => {
      const [admin, word] = [await stage.someone('ADMIN'), stage.word()]
      const slug = address(`${word}z`)
      const item = { slug: `${slug}-1`, question: 'Откуда он?', answer: 'Он был здесь всегда.', related: [] }
      const stored = { title: 'Раздел', about: 'О чём он', slug, audience: 'ALL', items: [item] } as const
      const [id = 0] = await stage.aFaqSection(stored)
      return { admin, item: await admin.does('getAdminFaqItem', { params: { id } }) }
    },
    act: ({ admin, item: { id, slug: _, ...item } }) => ({
      by: admin,
      with: { params: { id }, body: { ...item, answer: 'Его написали.' } },
    }),
    look: ({ answer }) => answer,
    answer: () => 'Его написали.',
    afterwards: ({ admin, item }) => [
      versions(admin, item.id, [
        [2, admin.id, 'Его написали.'],
        [1, null, 'Он был здесь всегда.'],
      ]),
    ],
  }),
  on('changeFaqItem').shows({
    title: 'A question moves to another section, behind those that are there',
    arrange: async (stage) => ({ ...(await anItem(stage)), there: await anItem(stage) }),
    act: ({ admin, item, body, there }) => ({
      by: admin,
      with: { params: { id: item.id }, body: { ...body, version: 1, sectionId: there.section.id } },
    }),
    look: ({ sectionId }) => sectionId,
    answer: ({ there }) => there.section.id,
    afterwards: ({ section, there, body }, _, { guest }) => [
      isRefused(guest, 'getFaqSection', { query: { slug: section.slug } }, { code: 'NOT_FOUND' }),
      reads(guest, there.section.slug, [
        [there.body.question, there.body.answer],
        [body.question, body.answer],
      ]),
    ],
  }),
  on('changeFaqItem').shows({
    title: 'What one reads next stands in the order that was chosen, without what nobody is shown',
    arrange: async (stage) => {
      const made = await anItem(stage)
      const add = async (question: string, isHidden = false) => {
        const body = itemBody(made.section.id, made.word, { question, isHidden })
        return (await made.admin.does('createFaqItem', { body })).id
      }
      const shown = [await add('Что прочесть сперва?'), await add('Что прочесть потом?')]
      const hidden = await add('Чего не показывают?', true)
      return { ...made, shown: shown.toReversed(), hidden }
    },
    act: ({ admin, item, body, shown: [first = 0, last = 0], hidden }) => ({
      by: admin,
      with: { params: { id: item.id }, body: { ...body, version: 1, relatedIds: [first, hidden, last] } },
    }),
    look: ({ relatedIds }) => relatedIds,
    answer: ({ shown: [first = 0, last = 0], hidden }) => [first, hidden, last],
    afterwards: ({ section, item, shown }, _, { guest }) => [
      seesThat(
        guest,
        'getFaqSection',
        { query: { slug: section.slug } },
        ({ items }) => items.find(({ id }) => id === item.id)?.related.map(({ id }) => id) ?? [],
        shown,
      ),
    ],
  }),
  on('changeFaqItem').refuses('VALIDATION_FAILED', {
    title: 'No more than five questions are read next',
    arrange: anItem,
    act: ({ admin, item, body }) => ({
      by: admin,
      with: { params: { id: item.id }, body: { ...body, version: 1, relatedIds: [1, 2, 3, 4, 5, 6] } },
    }),
  }),
  on('deleteFaqItem').answers({
    title: 'A question goes, and what led to it leads there no more',
    arrange: async (stage) => {
      const made = await anItem(stage)
      const body = itemBody(made.section.id, made.word, { question: 'Что ещё прочесть?', relatedIds: [made.item.id] })
      return { ...made, other: await made.admin.does('createFaqItem', { body }) }
    },
    act: ({ admin, item }) => ({ by: admin, with: { params: { id: item.id } } }),
    answer: () => undefined,
    afterwards: ({ admin, section, item, other, body }, _, { guest }) => [
      seesThat(
        guest,
        'getFaqSection',
        { query: { slug: section.slug } },
        ({ items }) => items.map(({ id, related }) => [id, related.length]),
        [[other.id, 0]],
      ),
      isRefused(admin, 'getAdminFaqItem', { params: { id: item.id } }, { code: 'NOT_FOUND' }),
      isLogged(admin, { action: 'FAQ_ITEM_DELETED', object: 'FAQ_ITEM', id: item.id }, [body.question, null]),
    ],
  }),
  on('orderFaqItems').answers({
    title: 'Questions change places',
    arrange: async (stage) => {
      const made = await anItem(stage)
      const body = itemBody(made.section.id, made.word, { question: 'Что ещё прочесть?' })
      const other = await made.admin.does('createFaqItem', { body })
      return { ...made, ids: [other.id, made.item.id] }
    },
    act: ({ admin, section, ids }) => ({ by: admin, with: { params: { id: section.id }, body: { ids } } }),
    answer: () => undefined,
    afterwards: ({ section, ids }, _, { guest }) => [
      seesThat(
        guest,
        'getFaqSection',
        { query: { slug: section.slug } },
        ({ items }) => items.map(({ id }) => id),
        ids,
      ),
    ],
  }),
  on('orderFaqItems').refuses('VERSION_CONFLICT', {
    title: 'An order with a question too many is of another time',
    arrange: async (stage) => ({ ...(await anItem(stage)), other: await anItem(stage) }),
    act: ({ admin, section, item, other }) => ({
      by: admin,
      with: { params: { id: section.id }, body: { ids: [item.id, other.item.id] } },
    }),
  }),
  on('listContentVersions').shows({
    title: 'Former versions are read from where one stopped',
    arrange: async (stage) => {
      const made = await anItem(stage)
      for (const version of [1, 2, 3]) {
        const body = { ...made.body, version, answer: `Ответ ${version + 1}.` }
        await made.admin.does('changeFaqItem', { params: { id: made.item.id }, body })
      }
      return made
    },
    act: ({ admin, item }) => ({
      by: admin,
      with: { query: { kind: 'FAQ_ITEM', key: String(item.id), from: 2 } },
    }),
    look: (list) => list.map(({ version, author, body }) => [version, author?.id ?? null, body]),
    answer: ({ admin, body }) => [
      [2, admin.id, { ...body, answer: 'Ответ 2.' }],
      [1, admin.id, body],
    ],
  }),
]
