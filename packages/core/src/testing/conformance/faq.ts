import { FAQ_LIMITS, QUESTIONS_AN_HOUR } from '../../contract/content-terms.ts'
import { isRefused, on, type Scenario, seesThat } from './scenario.ts'
import type { Person, Stage } from './stage.ts'

const TEXT = 'Как поменять город в профиле?'
const ANSWER = 'Откройте профиль и выберите другой город.'

/** A section of two questions about a word that nothing else holds; the second refers to the first. */
const aSection = async (stage: Stage) => {
  const word = stage.word()
  const slug = `razdel-${word.length}-${Math.abs(hash(word))}`
  const section = { slug, title: `Раздел ${word}`, about: 'О чём он', audience: 'ALL' } as const
  const first = { slug: `${slug}-1`, question: `Где мой ${word}?`, answer: `Он там, где вы его оставили.` }
  const second = { slug: `${slug}-2`, question: 'Что делать дальше?', answer: `Возьмите ${word} и несите домой.` }
  const ids = await stage.aFaqSection({
    ...section,
    items: [
      { ...first, related: [] },
      { ...second, related: [first.slug] },
    ],
  })
  const [one = 0, other = 0] = ids
  const link = { id: one, slug: first.slug, sectionSlug: slug, question: first.question }
  return {
    word,
    slug,
    one,
    outline: { ...section, itemsCount: 2 },
    items: [
      { ...first, id: one, sectionSlug: slug, related: [] },
      { ...second, id: other, sectionSlug: slug, related: [link] },
    ],
  }
}

const hash = (word: string) => [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)

/** Somebody's question in the queue, with who answers. */
const aQuestion = async (stage: Stage) => {
  const [author, moderator] = [await stage.someone('CLIENT'), await stage.someone('MODERATOR')]
  const text = `${TEXT} ${stage.word()}`
  await author.does('askQuestion', { body: { text } })
  const { items } = await moderator.does('listModeration', { query: { kind: 'QUESTION', limit: 50 } })
  const item = items.find((one) => one.text === text)
  if (!item) throw new Error('The question does not wait')
  return { author, moderator, text, id: Number(item.id), version: item.version }
}

const waits = (moderator: Person, id: number, expected: boolean) =>
  seesThat(
    moderator,
    'listModeration',
    { query: { kind: 'QUESTION', limit: 50 } },
    ({ items }) => items.some((one) => one.id === String(id)),
    expected,
  )

const answered = ({ id, version }: { id: number; version: number }) => ({
  params: { id },
  body: { version, text: ANSWER },
})

/** Help, and questions to the team. */
export const faqScenarios: readonly Scenario[] = [
  on('listFaqSections').shows({
    title: 'Sections stand in order with how much is in each',
    arrange: aSection,
    act: (_, { guest }) => ({ by: guest, with: {} }),
    look: (sections) => sections.at(-1),
    answer: ({ outline }) => outline,
  }),
  on('getFaqSection').answers({
    title: 'A section has its questions with what to read next',
    arrange: aSection,
    act: ({ slug }, { guest }) => ({ by: guest, with: { query: { slug } } }),
    answer: ({ outline, items }) => ({ ...outline, items }),
  }),
  on('getFaqSection').refuses('NOT_FOUND', {
    title: 'There is no such section',
    arrange: aSection,
    act: ({ slug }, { guest }) => ({ by: guest, with: { query: { slug: `${slug}-net` } } }),
  }),
  on('searchFaq').shows({
    title: 'What holds the word is found, that with it in the question first, and the word is marked',
    arrange: aSection,
    act: ({ word }, { guest }) => ({ by: guest, with: { query: { q: word.toUpperCase() } } }),
    look: (found) =>
      found.map(({ id, question, questionHighlights, snippet, highlights }) => [
        id,
        questionHighlights.map(([from, to]) => question.slice(from, to)),
        highlights.map(([from, to]) => snippet.slice(from, to)),
      ]),
    answer: ({ word, items }) => [
      [items[0]?.id ?? 0, [word], []],
      [items[1]?.id ?? 0, [], [word]],
    ],
  }),
  on('searchFaq').shows({
    title: 'A slip of the keys does no harm',
    arrange: aSection,
    act: ({ word }, { guest }) => ({ by: guest, with: { query: { q: `${word.slice(0, -2)}ы${word.slice(-1)}` } } }),
    look: (found) => found.map(({ id }) => id),
    answer: ({ items }) => items.map(({ id }) => id),
  }),
  on('searchFaq').answers({
    title: 'Nothing is found where nothing fits',
    arrange: async (stage) => ({ q: stage.word() }),
    act: ({ q }, { guest }) => ({ by: guest, with: { query: { q } } }),
    answer: () => [],
  }),
  on('rateFaqItem').answers({
    title: 'Anybody says whether an answer helped, and may say otherwise later',
    arrange: aSection,
    act: ({ one }, { guest }) => ({ by: guest, with: { params: { id: one }, body: { isHelpful: false } } }),
    answer: () => undefined,
    stranger: null,
  }),
  on('rateFaqItem').refuses('RATE_LIMITED', {
    title: 'Nobody has a word about more answers than they can have read',
    arrange: async (stage) => {
      const [{ one }, reader] = [await aSection(stage), await stage.someone('CLIENT')]
      for (let said = 0; said < FAQ_LIMITS.ratingsAnHour; said += 1) {
        await reader.does('rateFaqItem', { params: { id: one }, body: { isHelpful: said % 2 === 0 } })
      }
      return { one, reader }
    },
    act: ({ one, reader }) => ({ by: reader, with: { params: { id: one }, body: { isHelpful: true } } }),
  }),
  on('askQuestion').answers({
    title: 'A question waits for the team',
    arrange: async (stage) => ({
      author: await stage.someone('EXECUTOR'),
      moderator: await stage.someone('MODERATOR'),
      text: `${TEXT} ${stage.word()}`,
    }),
    act: ({ author, text }) => ({ by: author, with: { body: { text } } }),
    answer: () => undefined,
    afterwards: ({ author, moderator, text }) => [
      seesThat(
        moderator,
        'listModeration',
        { query: { kind: 'QUESTION', limit: 50 } },
        ({ items }) => items.filter((one) => one.text === text).map((one) => one.author?.id),
        [author.id],
      ),
    ],
  }),
  on('askQuestion').answers({
    title: 'A guest asks with an address, which staff are not shown',
    arrange: async (stage) => ({ moderator: await stage.someone('MODERATOR'), text: `${TEXT} ${stage.word()}` }),
    act: ({ text }, { guest }) => ({
      by: guest,
      with: { body: { text, name: 'Ольга', email: 'olga@example.ru' } },
    }),
    answer: () => undefined,
    afterwards: ({ moderator, text }) => [
      seesThat(
        moderator,
        'listModeration',
        { query: { kind: 'QUESTION', limit: 50 } },
        ({ items }) =>
          items.filter((one) => one.text === text).map(({ title, author, notes }) => ({ title, author, notes })),
        [{ title: 'Вопрос: Ольга', author: null, notes: [] }],
      ),
    ],
  }),
  on('askQuestion').answers({
    title: 'What a robot writes is taken and thrown away',
    arrange: async (stage) => ({ moderator: await stage.someone('MODERATOR'), text: `${TEXT} ${stage.word()}` }),
    act: ({ text }, { guest }) => ({
      by: guest,
      with: { body: { text, email: 'robot@example.ru', website: 'https://example.ru' } },
    }),
    answer: () => undefined,
    afterwards: ({ moderator, text }) => [
      seesThat(
        moderator,
        'listModeration',
        { query: { kind: 'QUESTION', limit: 50 } },
        ({ items }) => items.some((one) => one.text === text),
        false,
      ),
    ],
  }),
  on('askQuestion').refuses('VALIDATION_FAILED', {
    title: 'A guest leaves an address for the answer',
    arrange: async () => ({}),
    act: (_, { guest }) => ({ by: guest, with: { body: { text: TEXT } } }),
    fields: { email: 'Укажите почту, чтобы мы могли ответить.' },
  }),
  on('askQuestion').refuses('RATE_LIMITED', {
    title: 'Nobody asks all the time',
    arrange: async (stage) => {
      const author = await stage.someone('CLIENT')
      for (let asked = 0; asked < QUESTIONS_AN_HOUR; asked += 1) {
        await author.does('askQuestion', { body: { text: `${TEXT} ${stage.word()}` } })
      }
      return { author }
    },
    act: ({ author }) => ({ by: author, with: { body: { text: TEXT } } }),
  }),
  on('answerQuestion').answers({
    title: 'An answer stands behind the bell of who asked, and the question waits no more',
    arrange: aQuestion,
    act: ({ moderator, ...question }) => ({ by: moderator, with: answered(question) }),
    answer: () => undefined,
    afterwards: ({ author, moderator, id, version }) => [
      waits(moderator, id, false),
      seesThat(
        author,
        'listNotifications',
        {},
        ({ items }) => items.map(({ kind, title, text, path }) => ({ kind, title, text, path })),
        [{ kind: 'QUESTION', title: 'Мы ответили на ваш вопрос', text: ANSWER, path: `/faq#vopros-${id}` }],
      ),
      isRefused(moderator, 'answerQuestion', answered({ id, version }), { code: 'VERSION_CONFLICT' }),
    ],
  }),
  on('listMyQuestions').answers({
    title: 'Who has asked reads their questions with the answers, the newest first, and nobody else’s',
    arrange: async (stage) => {
      const { author, moderator, ...question } = await aQuestion(stage)
      await moderator.does('answerQuestion', answered(question))
      await author.does('askQuestion', { body: { text: TEXT } })
      await aQuestion(stage)
      return { author, ...question }
    },
    act: ({ author }) => ({ by: author, with: {} }),
    answer: ({ id, text }, [newest], stage) => {
      const createdAt = stage.moment()
      return [
        { id: newest?.id ?? 0, text: TEXT, status: 'WAITING', answer: null, createdAt, decidedAt: null },
        { id, text, status: 'ANSWERED', answer: ANSWER, createdAt, decidedAt: createdAt },
      ]
    },
    stranger: null,
  }),
  on('answerQuestion').refuses('TRANSITION_REFUSED', {
    title: 'A question is answered once',
    arrange: async (stage) => {
      const { moderator, ...question } = await aQuestion(stage)
      await moderator.does('answerQuestion', answered(question))
      return { moderator, id: question.id, version: question.version + 1 }
    },
    act: ({ moderator, ...question }) => ({ by: moderator, with: answered(question) }),
    refusal: 'WRONG_STATE',
  }),
  on('closeQuestion').answers({
    title: 'A question is closed and nobody is told anything',
    arrange: aQuestion,
    act: ({ moderator, id, version }) => ({ by: moderator, with: { params: { id }, body: { version } } }),
    answer: () => undefined,
    afterwards: ({ author, moderator, id }) => [
      waits(moderator, id, false),
      seesThat(author, 'listNotifications', {}, ({ items }) => items.length, 0),
    ],
  }),
  on('closeQuestion').refuses('TRANSITION_REFUSED', {
    title: 'What was answered is not closed',
    arrange: async (stage) => {
      const { moderator, ...question } = await aQuestion(stage)
      await moderator.does('answerQuestion', answered(question))
      return { moderator, id: question.id, version: question.version + 1 }
    },
    act: ({ moderator, id, version }) => ({ by: moderator, with: { params: { id }, body: { version } } }),
    refusal: 'WRONG_STATE',
  }),
]
