import type { LegalDocument } from '../../contract/legal-terms.ts'
import { CONSENTS_OUTDATED, legalDay } from '../../legal/index.ts'
import { differences } from './differences.ts'
import { anExecutorBody, aRegistration, registered, shownEditions } from './people.ts'
import { isRefused, on, type Scenario, seesThat } from './scenario.ts'
import { DAY, type Person, type Stage } from './stage.ts'

const dayIn = (stage: Stage, days: number) => legalDay(stage.moment(days * DAY))

/** Words of an edition that no other has. */
const words = (stage: Stage) => `Этот текст объясняет, что именно изменилось и почему: ${stage.word()}.

## Первая часть {#first}

Каждое слово здесь прочёл администратор, прежде чем опубликовать документ для всех.

## Вторая часть

- Первый пункт.
- Второй пункт.`

/** An administrator on a day of their own, on which nothing was published: whatever was scheduled before has come. */
const aDesk = async (stage: Stage, document: LegalDocument) => {
  stage.advance(2 * DAY)
  const admin = await stage.someone('ADMIN')
  const desk = await admin.does('getLegalDesk', { query: { document } })
  return { admin, document, desk, after: Math.max(...desk.editions.map(({ id }) => id)), text: words(stage) }
}

type Desk = Awaited<ReturnType<typeof aDesk>>

const publication = ({ document, text, after }: Pick<Desk, 'document' | 'text' | 'after'>, changes: object = {}) => ({
  body: { document, text, isDraft: false, effectiveOn: null, after, ...changes },
})

/** The same after a new edition holds. */
const aPublished = async (stage: Stage, document: LegalDocument) => {
  const made = await aDesk(stage, document)
  const desk = await made.admin.does('publishLegalEdition', publication(made))
  return { ...made, published: desk, version: dayIn(stage, 0) }
}

const reads = (person: Person, document: LegalDocument, version: string, text: string) =>
  seesThat(person, 'getLegalText', { query: { document } }, (data) => [data.version, data.state, data.text], [
    version,
    'IN_FORCE',
    text,
  ])

/** Somebody has opened a form of registration before the text of one of its ticks changed. */
const anOpenForm = async (stage: Stage, document: LegalDocument) => {
  const body = await aRegistration(stage)
  await aPublished(stage, document)
  return { body }
}

/** Texts of the law by their editions. */
export const legalScenarios: readonly Scenario[] = [
  on('publishLegalEdition').shows({
    title: 'A new edition holds at once, for everybody, and the ones before stay readable',
    arrange: (stage) => aDesk(stage, 'terms-of-advertising'),
    act: (made) => ({ by: made.admin, with: publication(made) }),
    look: ({ text, isDraft, editions }) => ({ text, isDraft, first: editions[0] }),
    answer: ({ text }, { editions }, stage) => ({
      text,
      isDraft: false,
      first: {
        id: editions[0]?.id ?? 0,
        version: dayIn(stage, 0),
        state: 'IN_FORCE' as const,
        isDraft: false,
        publishedAt: stage.moment(),
        publishedBy: editions[0]?.publishedBy ?? '',
      },
    }),
    afterwards: ({ admin, document, text, desk }, _, stage) => [
      reads(stage.guest, document, dayIn(stage, 0), text),
      seesThat(
        stage.guest,
        'getLegalText',
        { query: { document, version: desk.editions[0]?.version ?? '' } },
        (data) => [data.state, data.text],
        ['PAST', desk.text],
      ),
      seesThat(
        stage.guest,
        'listLegalDocuments',
        {},
        (list) => list.find((one) => one.document === document)?.version ?? null,
        dayIn(stage, 0),
      ),
      seesThat(
        admin,
        'listStaffLog',
        { query: { action: 'LEGAL_PUBLISHED', limit: 1 } },
        ({ items }) => items.map(({ object, after }) => [object.id, object.title, after]),
        [[document, 'Условия размещения рекламы', dayIn(stage, 0)]],
      ),
    ],
  }),
  on('publishLegalEdition').shows({
    title: 'An edition that is published for a day holds from that day, and everybody may read it before',
    arrange: (stage) => aDesk(stage, 'public-offer'),
    act: (made, stage) => ({ by: made.admin, with: publication(made, { effectiveOn: dayIn(stage, 1) }) }),
    look: ({ editions }) => editions[0]?.state ?? null,
    answer: () => 'SCHEDULED' as const,
    afterwards: ({ document, text, desk }, _, stage) => {
      const version = dayIn(stage, 1)
      return [
        seesThat(stage.guest, 'getLegalText', { query: { document } }, (data) => data.text, desk.text),
        seesThat(stage.guest, 'getLegalText', { query: { document, version } }, (data) => [data.state, data.text], [
          'SCHEDULED',
          text,
        ]),
        seesThat(
          stage.guest,
          'listLegalDocuments',
          {},
          (list) => list.find((one) => one.document === document)?.next ?? null,
          version,
        ),
        async () => {
          stage.advance(DAY)
          return []
        },
        reads(stage.guest, document, version, text),
      ]
    },
  }),
  on('publishLegalEdition').shows({
    title: 'An edition that has not come yet gives its day to the one that is published after it',
    arrange: async (stage) => {
      const made = await aDesk(stage, 'terms-of-sale-announcement')
      const effectiveOn = dayIn(stage, 1)
      const desk = await made.admin.does('publishLegalEdition', publication(made, { effectiveOn }))
      return { ...made, effectiveOn, after: desk.editions[0]?.id ?? 0, text: words(stage) }
    },
    act: (made) => ({ by: made.admin, with: publication(made, { effectiveOn: made.effectiveOn }) }),
    look: ({ editions }) => editions.slice(0, 2).map(({ state }) => state),
    answer: () => ['SCHEDULED' as const, 'REPLACED' as const],
    afterwards: ({ document, effectiveOn, text }, _, { guest }) => [
      seesThat(guest, 'getLegalText', { query: { document, version: effectiveOn } }, (data) => data.text, text),
    ],
  }),
  on('publishLegalEdition').refuses('VERSION_CONFLICT', {
    title: 'Nothing is published over an edition that nobody has read',
    arrange: async (stage) => {
      const made = await aPublished(stage, 'cookie-policy')
      return { ...made, text: words(stage) }
    },
    act: (made, stage) => ({ by: made.admin, with: publication(made, { effectiveOn: dayIn(stage, 1) }) }),
    afterwards: ({ document, published, version }, { guest }) => [reads(guest, document, version, published.text)],
  }),
  on('publishLegalEdition').refuses('VALIDATION_FAILED', {
    title: 'An edition that holds is never replaced on its own day',
    arrange: async (stage) => {
      const made = await aPublished(stage, 'cookie-policy')
      return { ...made, after: made.published.editions[0]?.id ?? 0, text: words(stage) }
    },
    act: (made) => ({ by: made.admin, with: publication(made) }),
    fields: { effectiveOn: 'Редакция от этого дня уже действует. Назначьте другой день.' },
  }),
  on('publishLegalEdition').refuses('VALIDATION_FAILED', {
    title: 'No edition holds for days that are over',
    arrange: (stage) => aDesk(stage, 'cookie-policy'),
    act: (made, stage) => ({ by: made.admin, with: publication(made, { effectiveOn: dayIn(stage, -1) }) }),
    fields: { effectiveOn: 'Задним числом редакция действовать не может.' },
  }),
  on('publishLegalEdition').refuses('VALIDATION_FAILED', {
    title: 'What says the same is no new edition',
    arrange: (stage) => aDesk(stage, 'cookie-policy'),
    act: (made) => ({
      by: made.admin,
      with: publication({ ...made, text: made.desk.text }, { isDraft: made.desk.isDraft }),
    }),
    fields: { text: 'Текст не изменился: публиковать нечего.' },
  }),
  on('publishLegalEdition').refuses('VALIDATION_FAILED', {
    title: 'A text without parts has no contents to show',
    arrange: (stage) => aDesk(stage, 'cookie-policy'),
    act: (made) => ({ by: made.admin, with: publication({ ...made, text: 'Слова без разделов. '.repeat(10) }) }),
    fields: { text: 'Нужен хотя бы один раздел: строка, которая начинается с «## ».' },
  }),
  on('getLegalDesk').shows({
    title: 'Those who publish begin with the last edition',
    arrange: (stage) => aPublished(stage, 'cookie-policy'),
    act: ({ admin, document }) => ({ by: admin, with: { query: { document } } }),
    look: ({ text, editions }) => [text, editions.at(-1)?.id ?? null],
    answer: ({ text }) => [text, 0],
  }),
  on('getLegalText').shows({
    title: 'Everybody reads the edition that holds',
    arrange: (stage) => aPublished(stage, 'cookie-policy'),
    act: ({ document }, { guest }) => ({ by: guest, with: { query: { document } } }),
    look: ({ text, version, state }) => ({ text, version, state }),
    answer: ({ text, version }) => ({ text, version, state: 'IN_FORCE' as const }),
  }),
  on('getLegalText').refuses('NOT_FOUND', {
    title: 'A day on which nothing was published has no edition',
    arrange: async () => ({}),
    act: (_, { guest }) => ({ by: guest, with: { query: { document: 'cookie-policy', version: '1999-01-01' } } }),
  }),
  on('listLegalDocuments').shows({
    title: 'Every text has an edition that holds',
    arrange: async () => ({}),
    act: (_, { guest }) => ({ by: guest, with: {} }),
    look: (list) => list.map(({ document }) => document),
    answer: () => [
      'terms-of-use' as const,
      'privacy-policy' as const,
      'cookie-policy' as const,
      'public-offer' as const,
      'terms-of-advertising' as const,
      'terms-of-sale-announcement' as const,
    ],
  }),
  on('registerClient').refuses('VALIDATION_FAILED', {
    title: 'An old edition of a consent is told of at its tick, and the new one is taken',
    arrange: (stage) => anOpenForm(stage, 'privacy-policy'),
    act: ({ body }, { guest }) => ({ by: guest, with: { body } }),
    fields: { 'consents.personalData': CONSENTS_OUTDATED },
    afterwards: ({ body }, stage) => [
      async () => {
        const editions = await shownEditions(stage)
        const renewed = { ...body, consents: { ...body.consents, editions } }
        const person = await registered(stage, await stage.guest.does('registerClient', { body: renewed }))
        const { consents } = await person.does('exportMyData', {})
        return differences(
          [
            ['TERMS', editions.terms],
            ['PERSONAL_DATA', editions.personalData],
          ],
          consents.map(({ kind, version }) => [kind, version]),
          'what was agreed to',
        )
      },
    ],
  }),
  on('registerExecutor').refuses('VALIDATION_FAILED', {
    title: 'An executor is told of an old edition as well',
    arrange: async (stage) => {
      const body = await anExecutorBody(stage)
      await aPublished(stage, 'terms-of-use')
      return { body }
    },
    act: ({ body }, { guest }) => ({ by: guest, with: { body } }),
    fields: { 'consents.terms': CONSENTS_OUTDATED },
    afterwards: ({ body }, { guest }) => [
      isRefused(guest, 'registerExecutor', { body }, { code: 'VALIDATION_FAILED' }),
    ],
  }),
]
