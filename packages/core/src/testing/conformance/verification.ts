import type { VerificationState } from '../../contract/verification.ts'
import { anOpenTask, replyBody } from './deals.ts'
import { upload } from './files.ts'
import { on, type Scenario, sees, seesThat } from './scenario.ts'
import { DAY, type Person, type Stage } from './stage.ts'

const at = ({ request }: VerificationState) => ({ params: { id: request?.id ?? 0 } })
const byRule = (state: VerificationState) => ({
  ...at(state),
  body: { rule: 'UNREADABLE', comment: 'Не видно печати.' } as const,
})
const WAITING = { query: { kind: 'VERIFICATION_REQUESTS', limit: 50 } } as const
const NOBODY = '0f6f8f2e-6f4b-4d3a-9c1d-3b9a5d7c1e20'
const BEING_CHECKED = 'Документы на проверке. Чтобы изменить эти данные, сначала отзовите их.'
const statusOf = ({ status, request }: VerificationState) => [status, request?.status ?? null]

const submit = async (executor: Person) =>
  executor.does('submitVerification', { body: { documentIds: [(await upload(executor, true)).id] } })

/** Nobody has checked this executor, who has a document at hand. */
const aNewcomer = async (stage: Stage) => {
  const executor = await stage.someone('EXECUTOR')
  return { executor, file: await upload(executor, true) }
}
/** Papers that wait for a moderator. */
const aWaitingOne = async (stage: Stage) => {
  const executor = await stage.someone('EXECUTOR')
  return { executor, state: await submit(executor), moderator: await stage.someone('MODERATOR') }
}
/** Papers that were found good. */
const aVerifiedOne = async (stage: Stage) => {
  const made = await aWaitingOne(stage)
  await made.moderator.does('approveVerification', at(made.state))
  return made
}
const aRejectedOne = async (stage: Stage) => {
  const made = await aWaitingOne(stage)
  await made.moderator.does('rejectVerification', byRule(made.state))
  return made
}
const documentsOf =
  (count: number, isPrivate = true) =>
  async (stage: Stage) => {
    const executor = await stage.someone('EXECUTOR')
    const documentIds: string[] = []
    for (let n = 0; n < count; n += 1) documentIds.push((await upload(executor, isPrivate)).id)
    return { executor, documentIds }
  }

const sent: readonly Scenario[] = [
  on('getVerification').answers({
    title: 'Who has sent nothing yet may do so three times',
    arrange: async (stage) => ({ executor: await stage.someone('EXECUTOR') }),
    act: ({ executor }) => ({ by: executor, with: {} }),
    answer: () => ({ status: 'UNVERIFIED', request: null, submissionsLeft: 3, nextSubmissionAt: null }),
  }),
  on('submitVerification').answers({
    title: 'An executor sends papers, and a moderator finds them with what they are held against',
    arrange: async (stage) => ({ ...(await aNewcomer(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ executor, file }) => ({ by: executor, with: { body: { documentIds: [file.id] } } }),
    answer: ({ file }, { request }, stage) => ({
      status: 'PENDING',
      request: {
        id: request?.id ?? 0,
        status: 'PENDING',
        documents: [file],
        rejectRule: null,
        comment: null,
        createdAt: stage.moment(),
        decidedAt: null,
      },
      submissionsLeft: 2,
      nextSubmissionAt: null,
    }),
    afterwards: ({ executor, moderator, file }, { request }, stage) => [
      seesThat(executor, 'getMe', {}, ({ company }) => company?.verificationStatus, 'PENDING'),
      seesThat(
        moderator,
        'listModeration',
        WAITING,
        ({ items }) => {
          const item = items.find((one) => one.id === String(request?.id))
          return item && { ...item, title: item.title.startsWith('ИП '), author: item.author?.id }
        },
        {
          kind: 'VERIFICATION_REQUESTS',
          id: String(request?.id),
          title: true,
          text: 'ИНН не указан\nОГРНИП не указан',
          author: executor.id,
          files: [file],
          notes: [],
          waitingSince: stage.moment(),
          version: 1,
          heldBy: null,
        },
      ),
    ],
  }),
  on('submitVerification').shows({
    title: 'Who was turned down sends better papers',
    arrange: async (stage) => {
      const { executor } = await aRejectedOne(stage)
      return { executor, file: await upload(executor, true) }
    },
    act: ({ executor, file }) => ({ by: executor, with: { body: { documentIds: [file.id] } } }),
    look: ({ status, request, submissionsLeft }) => [status, request?.rejectRule, submissionsLeft],
    answer: () => ['PENDING' as const, null, 1],
  }),
  on('submitVerification').refuses('TRANSITION_REFUSED', {
    title: 'Papers that wait are waited for',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => {
      const { executor } = await aWaitingOne(stage)
      return { executor, file: await upload(executor, true) }
    },
    act: ({ executor, file }) => ({ by: executor, with: { body: { documentIds: [file.id] } } }),
  }),
  on('submitVerification').refuses('LIMIT_REACHED', {
    title: 'Nobody sends papers a fourth time in 30 days, and everybody learns when they may',
    refusal: 'SUBMITTED_OFTEN',
    arrange: async (stage) => {
      const executor = await stage.someone('EXECUTOR')
      for (let n = 0; n < 3; n += 1) {
        await executor.does('withdrawVerification', at(await submit(executor)))
        stage.advance(1000)
      }
      return { executor, file: await upload(executor, true) }
    },
    act: ({ executor, file }) => ({ by: executor, with: { body: { documentIds: [file.id] } } }),
    afterwards: ({ executor }, stage) => [
      seesThat(
        executor,
        'getVerification',
        {},
        ({ status, submissionsLeft, nextSubmissionAt }) => [status, submissionsLeft, nextSubmissionAt],
        ['UNVERIFIED', 0, stage.moment(30 * DAY - 3000)],
      ),
    ],
  }),
  on('submitVerification').refuses('VALIDATION_FAILED', {
    title: 'Papers are closed files',
    fields: { documentIds: 'Сюда прилагаются только закрытые файлы.' },
    arrange: documentsOf(1, false),
    act: ({ executor, documentIds }) => ({ by: executor, with: { body: { documentIds } } }),
  }),
  on('submitVerification').refuses('VALIDATION_FAILED', {
    title: 'Papers are five at most',
    fields: { documentIds: 'Не больше 5 документов.' },
    arrange: documentsOf(6),
    act: ({ executor, documentIds }) => ({ by: executor, with: { body: { documentIds } } }),
  }),
  on('submitVerification').refuses('VALIDATION_FAILED', {
    title: 'Nobody sends files that are not theirs',
    fields: { documentIds: 'Файл не найден. Приложите его ещё раз.' },
    arrange: documentsOf(0),
    act: ({ executor }) => ({ by: executor, with: { body: { documentIds: [NOBODY] } } }),
    afterwards: ({ executor }) => [seesThat(executor, 'getVerification', {}, statusOf, ['UNVERIFIED', null])],
  }),
  on('withdrawVerification').answers({
    title: 'Papers are taken back until they are checked',
    arrange: aWaitingOne,
    act: ({ executor, state }) => ({ by: executor, with: at(state) }),
    answer: ({ state }, _, stage) => ({
      ...state,
      status: 'UNVERIFIED',
      request: state.request && { ...state.request, status: 'WITHDRAWN', decidedAt: stage.moment() },
    }),
    afterwards: ({ moderator, state: { request } }) => [
      seesThat(
        moderator,
        'listModeration',
        WAITING,
        ({ items }) => items.some(({ id }) => id === `${request?.id}`),
        false,
      ),
    ],
  }),
  on('withdrawVerification').refuses('TRANSITION_REFUSED', {
    title: 'What was checked is not taken back',
    refusal: 'WRONG_STATE',
    arrange: aVerifiedOne,
    act: ({ executor, state }) => ({ by: executor, with: at(state) }),
  }),
  on('withdrawVerification').refuses('TRANSITION_REFUSED', {
    title: 'Earlier papers are history',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => {
      const made = await aRejectedOne(stage)
      await submit(made.executor)
      return made
    },
    act: ({ executor, state }) => ({ by: executor, with: at(state) }),
  }),
  on('updateMyCompany').refuses('VALIDATION_FAILED', {
    title: 'Legal data stay as they are while papers are held against them',
    fields: { businessType: BEING_CHECKED, inn: BEING_CHECKED },
    arrange: async (stage) => {
      const made = await aWaitingOne(stage)
      const [, { id: categoryId }] = await stage.categories()
      return { ...made, company: await made.executor.does('getMyCompany', {}), categoryId }
    },
    act: ({ executor, company: { version }, categoryId }) => ({
      by: executor,
      with: {
        body: {
          version,
          businessType: 'SE',
          companyPhoneNumber: '+78432001020',
          categoryIds: [categoryId],
          ogrn: null,
          inn: '165009442444',
        },
      },
    }),
  }),
]

const judged: readonly Scenario[] = [
  on('approveVerification').answers({
    title: 'A moderator finds the papers good, and clients see when that was',
    arrange: async (stage) => {
      const made = await aWaitingOne(stage)
      const { author, task } = await anOpenTask(stage)
      await made.executor.does('sendTaskReply', { body: replyBody(task.id) })
      return { ...made, author, task }
    },
    act: ({ moderator, state }) => ({ by: moderator, with: at(state) }),
    answer: () => undefined,
    afterwards: ({ executor, author, task, state }, _, stage) => [
      sees(
        executor,
        'getVerification',
        {},
        {
          ...state,
          status: 'VERIFIED',
          request: state.request && { ...state.request, status: 'APPROVED', decidedAt: stage.moment() },
        },
      ),
      seesThat(
        author,
        'listTaskReplies',
        { query: { taskId: task.id } },
        ([reply]) => [reply?.executor.verificationStatus, reply?.executor.verifiedAt],
        ['VERIFIED', stage.moment()],
      ),
    ],
  }),
  on('approveVerification').refuses('TRANSITION_REFUSED', {
    title: 'What was taken back is not approved',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => {
      const made = await aWaitingOne(stage)
      await made.executor.does('withdrawVerification', at(made.state))
      return made
    },
    act: ({ moderator, state }) => ({ by: moderator, with: at(state) }),
  }),
  on('rejectVerification').answers({
    title: 'Who is turned down learns the rule and what the moderator says',
    arrange: aWaitingOne,
    act: ({ moderator, state }) => ({ by: moderator, with: byRule(state) }),
    answer: () => undefined,
    afterwards: ({ executor }) => [
      seesThat(
        executor,
        'getVerification',
        {},
        ({ status, request }) => [status, request?.status, request?.rejectRule, request?.comment],
        ['REJECTED', 'REJECTED', 'UNREADABLE', 'Не видно печати.'],
      ),
    ],
  }),
  on('rejectVerification').refuses('TRANSITION_REFUSED', {
    title: 'What was approved is revoked rather than rejected',
    refusal: 'WRONG_STATE',
    arrange: aVerifiedOne,
    act: ({ moderator, state }) => ({ by: moderator, with: byRule(state) }),
  }),
  on('listVerified').shows({
    title: 'Staff find who carries the badge by name, company and numbers, with the papers',
    arrange: async (stage) => {
      const made = await aVerifiedOne(stage)
      const { lastName } = await made.executor.does('getMe', {})
      await submit(await stage.someone('EXECUTOR'))
      return { ...made, lastName }
    },
    act: ({ moderator, lastName }) => ({
      by: moderator,
      with: { query: { q: ` ${lastName.toUpperCase()} `, limit: 50 } },
    }),
    look: ({ items }) => items.length > 0,
    answer: () => true,
    stranger: null,
    afterwards: ({ moderator, executor, state }, _, stage) => [
      seesThat(
        moderator,
        'listVerified',
        { query: { limit: 50 } },
        ({ items: [first] }) => [first?.id, first?.owner.id, first?.owner.verifiedAt, first?.documents],
        [state.request?.id, executor.id, stage.moment(), state.request?.documents],
      ),
      seesThat(moderator, 'listVerified', { query: { q: 'Нет такого' } }, ({ items }) => items.length, 0),
    ],
  }),
  on('revokeVerification').answers({
    title: 'A moderator takes the mark off',
    arrange: aVerifiedOne,
    act: ({ moderator, state }) => ({ by: moderator, with: byRule(state) }),
    answer: () => undefined,
    afterwards: ({ executor, moderator }) => [
      seesThat(executor, 'getVerification', {}, statusOf, ['REJECTED', 'REJECTED']),
      seesThat(
        moderator,
        'listVerified',
        { query: { limit: 50 } },
        ({ items }) => items.some(({ owner }) => owner.id === executor.id),
        false,
      ),
      seesThat(executor, 'getMyCompany', {}, ({ verificationStatus, verifiedAt }) => [verificationStatus, verifiedAt], [
        'REJECTED',
        null,
      ]),
    ],
  }),
  on('revokeVerification').refuses('TRANSITION_REFUSED', {
    title: 'Papers that wait give no mark yet',
    refusal: 'WRONG_STATE',
    arrange: aWaitingOne,
    act: ({ moderator, state }) => ({ by: moderator, with: byRule(state) }),
  }),
]

/** How the papers of executors are checked. */
export const verificationScenarios: readonly Scenario[] = [...sent, ...judged]
