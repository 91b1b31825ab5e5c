import type { OwnCompany } from '../../contract/profiles.ts'
import { anOpenTask, replyBody } from './deals.ts'
import { AN_LLC, anExecutorBody, registered } from './people.ts'
import { isRefused, on, type Scenario, sees, seesThat } from './scenario.ts'
import type { Stage } from './stage.ts'

/** A sole trader who has registered, with the company of that. */
const aTrader = async (stage: Stage) => {
  const body = await anExecutorBody(stage)
  const trader = await registered(stage, await stage.guest.does('registerExecutor', { body }))
  return { trader, company: await trader.does('getMyCompany', {}) }
}

/** An executor whose company is older than the form that asks for its data. */
const anOldHand = async (stage: Stage) => ({
  executor: await stage.someone({ role: 'EXECUTOR', isVerified: true }),
  body: await anExecutorBody(stage),
})

const ABOUT = {
  about: 'Плитка и обои.',
  address: 'Казань, ул. Баумана, 1',
  foundationDate: '2012-03-01',
  districts: ['Приволжский'],
  experience: [{ title: 'Отделка квартир', from: 2012, to: null }],
  education: [{ title: 'КГАСУ', from: 2005, to: 2010 }],
} satisfies Partial<OwnCompany>

/** One's own company. */
export const companyScenarios: readonly Scenario[] = [
  on('getMyCompany').answers({
    title: 'A company that is older than the form has told nothing yet',
    arrange: anOldHand,
    act: ({ executor }) => ({ by: executor, with: {} }),
    answer: (_, { id }) => ({
      id,
      businessType: 'SP',
      inn: null,
      ogrn: null,
      shortName: null,
      companyPhoneNumber: null,
      categoryIds: [],
      districts: [],
      visitClient: false,
      verificationStatus: 'VERIFIED',
      verifiedAt: null,
      about: '',
      address: null,
      foundationDate: null,
      experience: [],
      education: [],
      version: 1,
    }),
  }),
  on('updateMyCompany').answers({
    title: 'What is given changes, and the rest stays',
    arrange: async (stage) => {
      const [, { id: categoryId }] = await stage.categories()
      return { ...(await aTrader(stage)), categoryIds: [categoryId] }
    },
    act: ({ trader, company, categoryIds }) => ({
      by: trader,
      with: { body: { version: company.version, ...ABOUT, categoryIds, visitClient: false } },
    }),
    answer: ({ company, categoryIds }) => ({ ...company, ...ABOUT, categoryIds, visitClient: false, version: 2 }),
    afterwards: ({ trader, company }, data) => [
      sees(trader, 'getMyCompany', {}, data),
      isRefused(trader, 'updateMyCompany', { body: { version: company.version } }, { code: 'VERSION_CONFLICT' }),
    ],
  }),
  on('updateMyCompany').answers({
    title: 'A trader becomes a company, and everybody sees its name',
    arrange: async (stage) => {
      const made = await aTrader(stage)
      const { author, task } = await anOpenTask(stage)
      await made.trader.does('sendTaskReply', { body: replyBody(task.id) })
      return { ...made, author, task }
    },
    act: ({ trader, company: { version } }) => ({ by: trader, with: { body: { version, ...AN_LLC } } }),
    answer: ({ company }) => ({ ...company, ...AN_LLC, version: 2 }),
    afterwards: ({ trader, author, task }) => [
      seesThat(trader, 'getMe', {}, ({ company }) => [company?.businessType, company?.shortName], [
        'LLC',
        AN_LLC.shortName,
      ]),
      seesThat(
        author,
        'listTaskReplies',
        { query: { taskId: task.id } },
        (replies) => replies.map(({ executor: { name, businessType } }) => [name, businessType]),
        [[AN_LLC.shortName, 'LLC']],
      ),
    ],
  }),
  on('updateMyCompany').answers({
    title: 'Who becomes self-employed has no number of the register any more',
    arrange: aTrader,
    act: ({ trader, company: { version } }) => ({ by: trader, with: { body: { version, businessType: 'SE' } } }),
    answer: ({ company }) => ({ ...company, businessType: 'SE', ogrn: null, version: 2 }),
  }),
  on('updateMyCompany').shows({
    title: 'Legal data that nobody has checked take the mark of verification off',
    arrange: anOldHand,
    act: ({ executor, body: { company } }) => ({ by: executor, with: { body: { version: 1, ...company } } }),
    look: ({ verificationStatus, verifiedAt, inn, version }) => ({ verificationStatus, verifiedAt, inn, version }),
    answer: ({ body: { company } }) => ({
      verificationStatus: 'UNVERIFIED' as const,
      verifiedAt: null,
      inn: company.inn,
      version: 2,
    }),
    afterwards: ({ executor }) => [
      seesThat(executor, 'getMe', {}, ({ company }) => company?.verificationStatus, 'UNVERIFIED'),
    ],
  }),
  on('updateMyCompany').refuses('VALIDATION_FAILED', {
    title: 'A company that is older than the form has to tell what it never told',
    arrange: anOldHand,
    act: ({ executor }) => ({ by: executor, with: { body: { version: 1, about: ABOUT.about } } }),
    fields: {
      companyPhoneNumber: 'Укажите телефон.',
      categoryIds: 'Выберите хотя бы одну категорию.',
      inn: 'Укажите ИНН.',
      ogrn: 'Укажите ОГРНИП.',
    },
    afterwards: ({ executor }) => [
      seesThat(executor, 'getMyCompany', {}, ({ about, version }) => ({ about, version }), { about: '', version: 1 }),
    ],
  }),
  on('updateMyCompany').refuses('VALIDATION_FAILED', {
    title: 'A trader becomes no company by half, and no period ends before it begins',
    arrange: aTrader,
    act: ({ trader, company: { version } }) => ({
      by: trader,
      with: {
        body: {
          version,
          businessType: 'LLC',
          shortName: AN_LLC.shortName,
          experience: [{ title: 'Отделка квартир', from: 2012, to: 2010 }],
        },
      },
    }),
    fields: {
      inn: 'ИНН: 10 цифр.',
      ogrn: 'ОГРН: 13 цифр.',
      'experience.0.to': 'Конец раньше начала.',
    },
    afterwards: ({ trader, company }) => [sees(trader, 'getMyCompany', {}, company)],
  }),
]
