import { PHONES_A_DAY } from '../../account/index.ts'
import { EXPORTS_AN_HOUR } from '../../contract/account-export.ts'
import { errorCatalogue } from '../../contract/errors.ts'
import type { Picture } from '../../contract/files.ts'
import { testUuid } from '../../contract/samples/sample-values.ts'
import type { User } from '../../contract/users.ts'
import { UNKNOWN_CITY } from '../../validators/index.ts'
import { JOINED_PASSWORD } from './backend.ts'
import { aDeal, anOpenTask, aRepliedTask, atVersion, nextPhone, replyBody, taskBody } from './deals.ts'
import { aPicture, upload } from './files.ts'
import {
  AN_LLC,
  aNewcomer,
  anExecutorBody,
  credentials,
  isMailed,
  isOver,
  linkTo,
  nextEmail,
  opens,
  opensNothing,
  registered,
  signIn,
} from './people.ts'
import { isRefused, later, on, type Scenario, sees, seesThat } from './scenario.ts'
import { HOUR, MINUTE, type Person, type Stage } from './stage.ts'

const NEW_PASSWORD = 'Зимний-лес-2027'
const GONE = 'Удалённый аккаунт'

const wrongPassword = { password: errorCatalogue.WRONG_PASSWORD.message }
const me = (person: Person): Promise<User> => person.does('getMe', {})
const nothing = (data: undefined) => data

/** The picture of an avatar; its addresses are the backend's own, and there is one. */
const faceIn = (avatar: User['avatar']): Picture => {
  const [width, address] = Object.entries(avatar?.variants ?? {})[0] ?? []
  if (!avatar || !width || !address) throw new Error('There is no face to be shown')
  return { id: avatar.id, width: avatar.width, height: avatar.height, variants: avatar.variants }
}

/** Somebody with how they see themselves. */
const aMember = async (stage: Stage) => {
  const person = await stage.someone({ role: 'CLIENT', phone: nextPhone() })
  return { person, before: await me(person) }
}

/** Somebody whose password was guessed at ten times. */
const aGuessed = async (stage: Stage) => {
  const made = await aMember(stage)
  const body = { currentPassword: 'guess', password: NEW_PASSWORD }
  for (let guess = 0; guess < 10; guess += 1) await made.person.ask('changePassword', { body })
  return made
}

const profile: readonly Scenario[] = [
  on('updateMe').answers({
    title: 'What is given changes, and everybody sees the new name where they saw the old one',
    arrange: async (stage) => {
      const { author, task } = await anOpenTask(stage)
      const [, { id: cityId, name }] = await stage.cities()
      return { author, task, cityId, name, before: await me(author) }
    },
    act: ({ author, cityId }) => ({
      by: author,
      with: { body: { firstName: ' Инна ', lastName: 'Орлова', cityId } },
    }),
    answer: ({ before, cityId }) => ({ ...before, firstName: 'Инна', lastName: 'Орлова', cityId }),
    afterwards: ({ author, task, name }, data, { guest }) => [
      sees(author, 'getMe', {}, data),
      seesThat(
        guest,
        'getTask',
        { params: { id: task.id } },
        ({ author: { name, initials, cityName } }) => [name, initials, cityName],
        ['Инна О.', 'ОИ', name],
      ),
    ],
  }),
  on('updateMe').answers({
    title: 'Nothing given is nothing changed',
    arrange: aMember,
    act: ({ person }) => ({ by: person, with: { body: {} } }),
    answer: ({ before }) => before,
  }),
  on('updateMe').answers({
    title: 'A phone and a city may be taken back',
    arrange: aMember,
    act: ({ person }) => ({ by: person, with: { body: { phoneNumber: null, cityId: null } } }),
    answer: ({ before }) => ({ ...before, phoneNumber: null, phoneConfirmed: false, cityId: null }),
    afterwards: ({ before: { phoneNumber } }, _, stage) => [opensNothing(stage, phoneNumber ?? '')],
  }),
  on('updateMe').answers({
    title: 'A public picture of one’s own becomes the face that everybody sees alike, and may be taken off again',
    arrange: async (stage) => {
      const { author, task } = await anOpenTask(stage)
      return { author, task, before: await me(author), picture: await upload(author, false, aPicture) }
    },
    act: ({ author, picture }) => ({ by: author, with: { body: { avatarId: picture.id } } }),
    answer: ({ before, picture: { id } }, { avatar }) => ({
      ...before,
      avatarId: id,
      avatar: { ...faceIn(avatar), id, path: `/storage/${id}`, isPrivate: false },
    }),
    afterwards: ({ author, task, before }, { avatar }, { guest }) => [
      seesThat(guest, 'getTask', { params: { id: task.id } }, ({ author }) => author.avatar, faceIn(avatar)),
      sees(author, 'updateMe', { body: { avatarId: null } }, before),
    ],
  }),
  on('updateMe').refuses('NOT_FOUND', {
    title: 'No avatar is made of a stranger’s picture, of a private one, nor of a document',
    arrange: async (stage) => {
      const made = await aMember(stage)
      const strangers = await upload(await stage.someone('CLIENT'), false, aPicture)
      const hidden = await upload(made.person, true, aPicture)
      return { ...made, strangers, others: [hidden, await upload(made.person, false)] }
    },
    act: ({ person, strangers }) => ({ by: person, with: { body: { avatarId: strangers.id } } }),
    afterwards: ({ person, before, others }) => [
      ...others.map(({ id }) => isRefused(person, 'updateMe', { body: { avatarId: id } }, { code: 'NOT_FOUND' })),
      sees(person, 'getMe', {}, before),
    ],
  }),
  on('updateMe').answers({
    title: 'Whether a phone is somebody’s already is told to nobody, and its owner alone signs in by it',
    arrange: async (stage) => ({ ...(await aMember(stage)), other: await aMember(stage) }),
    act: ({ person, other }) => ({ by: person, with: { body: { phoneNumber: other.before.phoneNumber } } }),
    answer: ({ before, other }) => ({ ...before, phoneNumber: other.before.phoneNumber, phoneConfirmed: false }),
    afterwards: ({ other }, _, stage) => [
      sees(other.person, 'getMe', {}, other.before),
      seesThat(
        stage.guest,
        'login',
        credentials(other.before.phoneNumber ?? ''),
        ({ accessToken }) => accessToken !== '',
        true,
      ),
    ],
  }),
  on('updateMe').answers({
    title: 'The phone that one has, given once more, stays confirmed',
    arrange: aMember,
    act: ({ person, before }) => ({ by: person, with: { body: { phoneNumber: before.phoneNumber } } }),
    answer: ({ before }) => before,
  }),
  on('updateMe').refuses('RATE_LIMITED', {
    title: 'Three other phones a day are enough for anybody, and nothing else of a fourth change is made',
    arrange: async (stage) => {
      const { person } = await aMember(stage)
      for (let time = 0; time < PHONES_A_DAY; time += 1) {
        await person.does('updateMe', { body: { phoneNumber: nextPhone() } })
      }
      return { person, before: await me(person) }
    },
    act: ({ person }) => ({ by: person, with: { body: { firstName: 'Инна', phoneNumber: nextPhone() } } }),
    afterwards: ({ person, before }) => [sees(person, 'getMe', {}, before)],
  }),
  on('updateMe').refuses('VALIDATION_FAILED', {
    title: 'A city that does not exist is told at its field',
    arrange: aMember,
    act: ({ person }) => ({ by: person, with: { body: { cityId: 999_999_999 } } }),
    fields: { cityId: UNKNOWN_CITY },
  }),
]

const addresses: readonly Scenario[] = [
  on('changeEmail').answers({
    title: 'The new address signs in, the old one does not, and a letter has to confirm it before tasks are posted',
    arrange: async (stage) => ({ ...(await aMember(stage)), email: nextEmail() }),
    act: ({ person, email }) => ({
      by: person,
      with: { body: { email: email.toUpperCase(), password: JOINED_PASSWORD } },
    }),
    answer: ({ before, email }) => ({ ...before, email, emailConfirmed: false }),
    afterwards: ({ person, before, email }, data, stage) => [
      sees(person, 'getMe', {}, data),
      opens(stage, email),
      opensNothing(stage, before.email),
      async () => {
        const post = isRefused(person, 'createTask', { body: await taskBody(stage) }, { code: 'EMAIL_NOT_CONFIRMED' })
        const problems = await post()
        await stage.guest.does('confirmEmail', { body: { hash: await linkTo(stage, email, 'confirm-email') } })
        return problems
      },
      sees(person, 'getMe', {}, { ...data, emailConfirmed: true }),
    ],
  }),
  on('changeEmail').answers({
    title: 'The same address once more is no change and needs no letter',
    arrange: aMember,
    act: ({ person, before }) => ({ by: person, with: { body: { email: before.email, password: JOINED_PASSWORD } } }),
    answer: ({ before }) => before,
    afterwards: ({ before }, _, stage) => [isMailed(stage, before.email, 'confirm-email', null)],
  }),
  on('changeEmail').shows({
    title: 'Links that went to the old address do nothing any more',
    arrange: async (stage) => {
      const { person, body } = await aNewcomer(stage)
      await stage.guest.does('requestPasswordReset', { body: { email: body.email } })
      const [confirmation, reset] = [
        await linkTo(stage, body.email, 'confirm-email'),
        await linkTo(stage, body.email, 'reset-password'),
      ]
      stage.advance(MINUTE)
      return { person, password: body.password, confirmation, reset }
    },
    act: ({ person, password }) => ({ by: person, with: { body: { email: nextEmail(), password } } }),
    look: ({ emailConfirmed }) => emailConfirmed,
    answer: () => false,
    afterwards: ({ confirmation, reset }, _, { guest }) => [
      isRefused(guest, 'confirmEmail', { body: { hash: confirmation } }, { code: 'LINK_EXPIRED' }),
      isRefused(guest, 'resetPassword', { body: { hash: reset, password: NEW_PASSWORD } }, { code: 'LINK_EXPIRED' }),
    ],
  }),
  on('changeEmail').refuses('EMAIL_TAKEN', {
    title: 'Nobody takes the address of another',
    arrange: async (stage) => ({ ...(await aMember(stage)), other: (await aMember(stage)).before }),
    act: ({ person, other }) => ({ by: person, with: { body: { email: other.email, password: JOINED_PASSWORD } } }),
    fields: { email: errorCatalogue.EMAIL_TAKEN.message },
    afterwards: ({ person, before }) => [sees(person, 'getMe', {}, before)],
  }),
  on('changeEmail').refuses('WRONG_PASSWORD', {
    title: 'Whoever does not know the password changes no address',
    arrange: aMember,
    act: ({ person }) => ({ by: person, with: { body: { email: nextEmail(), password: 'guess' } } }),
    fields: wrongPassword,
    afterwards: ({ person, before }) => [sees(person, 'getMe', {}, before)],
  }),
  on('changeEmail').refuses('RATE_LIMITED', {
    title: 'A minute has to pass between two letters, and until then the address stays',
    arrange: async (stage) => {
      const { person } = await aMember(stage)
      const before = await person.does('changeEmail', { body: { email: nextEmail(), password: JOINED_PASSWORD } })
      stage.advance(MINUTE - 1)
      return { person, before }
    },
    act: ({ person }) => ({ by: person, with: { body: { email: nextEmail(), password: JOINED_PASSWORD } } }),
    afterwards: ({ person, before }) => [sees(person, 'getMe', {}, before)],
  }),
]

const passwords: readonly Scenario[] = [
  on('changePassword').answers({
    title: 'The new password signs in and the old one does not; all sessions but this one end',
    arrange: async (stage) => {
      const person = await stage.someone('CLIENT')
      return { laptop: await signIn(stage, person), phone: await signIn(stage, person) }
    },
    act: ({ laptop }) => ({
      by: laptop.device,
      with: { body: { currentPassword: JOINED_PASSWORD, password: NEW_PASSWORD } },
    }),
    answer: () => undefined,
    afterwards: ({ laptop, phone }, _, stage) => [
      ...isOver(stage, phone),
      opensNothing(stage, laptop.email),
      opens(stage, laptop.email, NEW_PASSWORD),
      seesThat(laptop.device, 'getMe', {}, ({ id }) => id, laptop.device.id),
    ],
  }),
  on('changePassword').refuses('WRONG_PASSWORD', {
    title: 'Whoever does not know the password sets no other, and is told at the old one',
    arrange: async (stage) => signIn(stage, await stage.someone('CLIENT')),
    act: ({ device }) => ({ by: device, with: { body: { currentPassword: 'guess', password: 'Qwerty123' } } }),
    fields: { currentPassword: errorCatalogue.WRONG_PASSWORD.message },
    afterwards: ({ email }, stage) => [opens(stage, email)],
  }),
  on('changePassword').refuses('PASSWORD_COMMON', {
    title: 'A password that everybody knows is told at its field',
    arrange: async (stage) => signIn(stage, await stage.someone('CLIENT')),
    act: ({ device }) => ({ by: device, with: { body: { currentPassword: JOINED_PASSWORD, password: 'Qwerty123' } } }),
    fields: { password: 'Этот пароль слишком известен: придумайте другой.' },
    afterwards: ({ email }, stage) => [opens(stage, email)],
  }),
  on('changePassword').refuses('RATE_LIMITED', {
    title: 'After ten wrong passwords the right one waits ten minutes, wherever it is asked for',
    arrange: aGuessed,
    act: ({ person }) => ({
      by: person,
      with: { body: { currentPassword: JOINED_PASSWORD, password: NEW_PASSWORD } },
    }),
    afterwards: ({ person, before }, stage) => [
      isRefused(
        person,
        'changeEmail',
        { body: { email: nextEmail(), password: JOINED_PASSWORD } },
        { code: 'RATE_LIMITED' },
      ),
      // Whoever signs in is counted apart: guessing by a stolen page locks nobody out.
      opens(stage, before.email),
      later(stage, 10 * MINUTE),
      seesThat(
        person,
        'changePassword',
        { body: { currentPassword: JOINED_PASSWORD, password: NEW_PASSWORD } },
        nothing,
        undefined,
      ),
    ],
  }),
]

const copies: readonly Scenario[] = [
  on('exportMyData').shows({
    title: 'One takes along what one has told and written, and nobody else’s words',
    arrange: async (stage) => {
      const { author, executor, reply, task } = await aRepliedTask(stage)
      const say = (id: number, text: string) => ({ params: { id: reply.chatId }, body: { id: testUuid(id), text } })
      await author.does('sendChatMessage', say(660_000 + task.id, 'Подойдёт ли вам вечер?'))
      await executor.does('sendChatMessage', say(670_000 + task.id, 'Да, буду в семь.'))
      return { author, executor, reply, task, before: await me(author) }
    },
    act: ({ author }) => ({ by: author, with: {} }),
    look: ({ madeAt, isWhole, profile, company, tasks, replies, messages, sessions }) => ({
      ...{ madeAt, isWhole, company, replies },
      profile: [profile.id, profile.email, profile.phoneNumber, profile.phoneConfirmed, profile.firstName],
      tasks: tasks.map(({ id, title, status, addressDetail }) => [id, title, status, addressDetail]),
      messages: messages.map(({ text }) => text),
      isSignedIn: sessions.length > 0,
    }),
    answer: ({ before, task }, _, stage) => ({
      madeAt: stage.moment(),
      isWhole: true,
      company: null,
      replies: [],
      profile: [before.id, before.email, before.phoneNumber, true, before.firstName],
      tasks: [[task.id, task.title, 'APPROVED', task.addressDetail]],
      messages: ['Подойдёт ли вам вечер?'],
      isSignedIn: true,
    }),
    afterwards: ({ executor, reply, task }) => [
      seesThat(
        executor,
        'exportMyData',
        {},
        ({ company, tasks, replies }) => [
          company === null,
          tasks,
          replies.map(({ id, taskId, text, price }) => [id, taskId, text, price]),
        ],
        [false, [], [[reply.id, task.id, reply.text, reply.price]]],
      ),
    ],
  }),
  on('exportMyData').refuses('RATE_LIMITED', {
    title: 'Five copies an hour are enough for anybody',
    arrange: async (stage) => {
      const { person } = await aMember(stage)
      for (let time = 0; time < EXPORTS_AN_HOUR; time += 1) await person.does('exportMyData', {})
      return person
    },
    act: (person) => ({ by: person, with: {} }),
    afterwards: (person, stage) => [
      later(stage, HOUR),
      seesThat(person, 'exportMyData', {}, ({ profile }) => profile.id, person.id),
    ],
  }),
]

const leave = { body: { password: JOINED_PASSWORD } }

const leaving: readonly Scenario[] = [
  on('deleteMe').answers({
    title: 'Nobody signs in any more, and whoever comes may have the address and the phone',
    arrange: async (stage) => {
      const { body } = await aNewcomer(stage)
      const login = { login: body.email, password: body.password }
      const tokens = await stage.guest.does('login', { body: login })
      const hash = await linkTo(stage, body.email, 'confirm-email')
      return { body, hash, made: { tokens, device: await registered(stage, tokens) } }
    },
    act: ({ made, body }) => ({ by: made.device, with: { body: { password: body.password } } }),
    answer: () => undefined,
    afterwards: ({ made, body, hash }, _, stage) => [
      ...isOver(stage, made),
      opensNothing(stage, body.email, body.password),
      opensNothing(stage, body.phoneNumber, body.password),
      isRefused(stage.guest, 'confirmEmail', { body: { hash } }, { code: 'LINK_EXPIRED' }),
      seesThat(stage.guest, 'registerClient', { body }, ({ accessToken }) => accessToken !== '', true),
    ],
  }),
  on('deleteMe').answers({
    title: 'Open tasks of who leaves are cancelled, and the executors see nobody’s name in reply and chat',
    arrange: aRepliedTask,
    act: ({ author }) => ({ by: author, with: leave }),
    answer: () => undefined,
    afterwards: ({ executor, reply, task, author }) => [
      seesThat(
        executor,
        'getTask',
        { params: { id: task.id } },
        ({ status, cancelledBy, author: { name, initials, cityName } }) => [
          status,
          cancelledBy,
          name,
          initials,
          cityName,
        ],
        ['CANCELED', 'AUTHOR', GONE, 'У', null],
      ),
      seesThat(
        executor,
        'listTaskReplies',
        { query: { taskId: task.id } },
        (replies) => replies.map(({ status }) => status),
        ['CLOSED'],
      ),
      seesThat(
        executor,
        'getChat',
        { params: { id: reply.chatId } },
        ({ status, client: { name, initials } }) => [status, name, initials],
        ['CLOSE', GONE, 'У'],
      ),
      isRefused(executor, 'createChat', { body: { kind: 'COMMON', userId: author.id } }, { code: 'NOT_FOUND' }),
    ],
  }),
  on('deleteMe').answers({
    title: 'Open replies of who leaves are taken back, and a company has no name either',
    arrange: async (stage) => {
      const { author, task } = await anOpenTask(stage)
      const registration = await anExecutorBody(stage, AN_LLC)
      const tokens = await stage.guest.does('registerExecutor', { body: registration })
      const executor = await registered(stage, tokens)
      const { chatId } = await executor.does('sendTaskReply', { body: replyBody(task.id) })
      const body = { id: testUuid(650_000 + task.id), text: 'Могу сегодня.' }
      await executor.does('sendChatMessage', { params: { id: chatId }, body })
      return { author, task, executor, chatId, password: registration.password }
    },
    act: ({ executor, password }) => ({ by: executor, with: { body: { password } } }),
    answer: () => undefined,
    afterwards: ({ author, task, executor, chatId }) => [
      seesThat(
        author,
        'listTaskReplies',
        { query: { taskId: task.id } },
        (replies) =>
          replies.map(({ status, executor: { name, verificationStatus } }) => [status, name, verificationStatus]),
        [['WITHDRAWN', 'Удалённая компания', 'UNVERIFIED']],
      ),
      seesThat(author, 'getTask', { params: { id: task.id } }, ({ repliesCount }) => repliesCount, 0),
      seesThat(author, 'getChat', { params: { id: chatId } }, ({ status, executor: { name } }) => [status, name], [
        'CLOSE',
        'Удалённая компания',
      ]),
      seesThat(
        author,
        'listChatMessages',
        { query: { chatId } },
        ({ items }) =>
          items.filter(({ senderId }) => senderId === executor.id).map(({ name, sender }) => [name, sender?.name]),
        [
          ['Удалённая компания', 'Удалённая компания'],
          ['Удалённая компания', 'Удалённая компания'],
        ],
      ),
      isRefused(
        author,
        'sendTaskOffer',
        { body: { taskId: task.id, executorId: executor.id, message: '' } },
        { code: 'NOT_FOUND' },
      ),
    ],
  }),
  on('deleteMe').answers({
    title: 'Offers to who leaves are declined, and their clients may ask somebody else',
    arrange: async (stage) => {
      const { author, task } = await anOpenTask(stage)
      const executor = await stage.someone('EXECUTOR')
      const offer = await author.does('sendTaskOffer', { body: { taskId: task.id, executorId: executor.id } })
      return { author, task, executor, chatId: offer.chatId }
    },
    act: ({ executor }) => ({ by: executor, with: leave }),
    answer: () => undefined,
    afterwards: ({ author, task, chatId }) => [
      seesThat(
        author,
        'listTaskOffers',
        { query: { taskId: task.id } },
        (offers) => offers.map(({ status, executor: { name } }) => [status, name]),
        [['DECLINED', GONE]],
      ),
      seesThat(author, 'getChat', { params: { id: chatId } }, ({ status }) => status, 'CLOSE'),
    ],
  }),
  on('deleteMe').answers({
    title: 'What is finished stays with the other side',
    arrange: async (stage) => {
      const { author, executor, task } = await aDeal(stage)
      await author.does('finishTask', atVersion(task))
      return { author, executor, task }
    },
    act: ({ executor }) => ({ by: executor, with: leave }),
    answer: () => undefined,
    afterwards: ({ author, task }) => [
      seesThat(author, 'getTask', { params: { id: task.id } }, ({ status, executor }) => [status, executor?.name], [
        'FINISHED',
        GONE,
      ]),
    ],
  }),
  on('deleteMe').refuses('TASKS_IN_PROGRESS', {
    title: 'Neither side of a deal leaves before it is over',
    arrange: aDeal,
    act: ({ author }) => ({ by: author, with: leave }),
    afterwards: ({ author, executor, task }) => [
      isRefused(executor, 'deleteMe', leave, { code: 'TASKS_IN_PROGRESS' }),
      seesThat(author, 'getTask', { params: { id: task.id } }, ({ status }) => status, 'IN_PROGRESS'),
    ],
  }),
  on('deleteMe').refuses('WRONG_PASSWORD', {
    title: 'Whoever does not know the password deletes nobody',
    arrange: aMember,
    act: ({ person }) => ({ by: person, with: { body: { password: 'guess' } } }),
    fields: wrongPassword,
    afterwards: ({ person, before }) => [sees(person, 'getMe', {}, before)],
  }),
  on('deleteMe').refuses('RATE_LIMITED', {
    title: 'After ten wrong passwords nobody is deleted by the right one either',
    arrange: aGuessed,
    act: ({ person }) => ({ by: person, with: leave }),
    afterwards: ({ person, before }) => [sees(person, 'getMe', {}, before)],
  }),
]

/** One's own account. */
export const accountScenarios: readonly Scenario[] = [...profile, ...addresses, ...passwords, ...copies, ...leaving]
