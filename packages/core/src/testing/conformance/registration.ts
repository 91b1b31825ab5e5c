import { errorCatalogue } from '../../contract/errors.ts'
import { UNKNOWN_CATEGORY, UNKNOWN_CITY } from '../../validators/index.ts'
import { nextPhone } from './deals.ts'
import {
  aNewcomer,
  anExecutorBody,
  aRegistration,
  isMailed,
  isOver,
  linkTo,
  nextEmail,
  opens,
  opensNothing,
  signIn,
} from './people.ts'
import { isRefused, later, on, type Scenario, seesThat } from './scenario.ts'
import { HOUR, MINUTE, type Person, type Stage } from './stage.ts'

const NEW_PASSWORD = 'Зимний-лес-2027'
const COMMON = { password: 'Этот пароль слишком известен: придумайте другой.' }

const link = (hash: string) => ({ body: { hash } })
const reset = (hash: string, password = NEW_PASSWORD) => ({ body: { hash, password } })
const expired = { code: 'LINK_EXPIRED' } as const
const used = { code: 'LINK_USED' } as const
const isConfirmed = (person: Person, expected: boolean) =>
  seesThat(person, 'getMe', {}, ({ emailConfirmed }) => emailConfirmed, expected)

/** Two people, the second of whom is about to register. */
const aRival = async (stage: Stage) => ({ body: (await aNewcomer(stage)).body, next: await aRegistration(stage) })

/** Somebody whose address waits for the link that was mailed to it. */
const anUnconfirmed = async (stage: Stage) => {
  const person = await stage.someone({ role: 'CLIENT', isEmailConfirmed: false })
  const { email } = await person.does('getMe', {})
  await person.does('sendConfirmation', {})
  return { person, email, hash: await linkTo(stage, email, 'confirm-email') }
}

/** Somebody who has asked for another password. */
const aForgetful = async (stage: Stage) => {
  const made = await signIn(stage, await stage.someone({ role: 'CLIENT', isEmailConfirmed: false }))
  await stage.guest.does('requestPasswordReset', { body: { email: made.email } })
  return { made, email: made.email, hash: await linkTo(stage, made.email, 'reset-password') }
}

const registrations: readonly Scenario[] = [
  on('registerClient').answers({
    title: 'A client is signed in at once, by an address that waits to be confirmed',
    arrange: async (stage) => ({ body: await aRegistration(stage, { firstName: ' Дарья ' }) }),
    act: ({ body }, { guest }) => ({
      by: guest,
      with: { body: { ...body, email: `  ${body.email.toUpperCase()} ` } },
    }),
    answer: (_, { accessToken, refreshToken }) => ({ accessToken, refreshToken }),
    afterwards: ({ body }, tokens, stage) => {
      const person = stage.device({ id: '', role: 'CLIENT' }, tokens)
      const { phoneNumber, email, password, cityId } = body
      return [
        seesThat(person, 'getMe', {}, (user) => ({ ...user, id: user.id !== '', code: user.code !== '' }), {
          id: true,
          code: true,
          role: 'CLIENT',
          firstName: 'Дарья',
          lastName: 'Лебедева',
          email,
          emailConfirmed: false,
          phoneNumber,
          phoneConfirmed: false,
          cityId,
          avatarId: null,
          avatar: null,
          tariffId: null,
          badges: [],
          company: null,
        }),
        opens(stage, email, password),
        // Nobody has shown yet that the phone is theirs.
        opensNothing(stage, phoneNumber, password),
        opensNothing(stage, email),
        async () => {
          await stage.guest.does('confirmEmail', link(await linkTo(stage, email, 'confirm-email')))
          return []
        },
        isConfirmed(person, true),
      ]
    },
  }),
  on('registerClient').refuses('EMAIL_TAKEN', {
    title: 'An address belongs to one person, and to nobody else a part of the registration',
    arrange: aRival,
    act: ({ body, next }, { guest }) => ({
      by: guest,
      with: { body: { ...next, email: body.email.toUpperCase(), phoneNumber: next.phoneNumber } },
    }),
    fields: { email: errorCatalogue.EMAIL_TAKEN.message },
    afterwards: ({ body, next }, stage) => [
      opensNothing(stage, next.phoneNumber, next.password),
      isRefused(stage.guest, 'registerClient', { body }, { code: 'EMAIL_TAKEN' }),
    ],
  }),
  on('registerClient').answers({
    title: 'Whether a phone is somebody’s already is told to nobody, and its owner alone signs in by it',
    arrange: async (stage) => {
      const phoneNumber = nextPhone()
      await stage.someone({ role: 'CLIENT', phone: phoneNumber })
      return { body: await aRegistration(stage, { phoneNumber }) }
    },
    act: ({ body }, { guest }) => ({ by: guest, with: { body } }),
    answer: (_, { accessToken, refreshToken }) => ({ accessToken, refreshToken }),
    afterwards: ({ body: { email, phoneNumber, password } }, _, stage) => [
      opens(stage, email, password),
      opensNothing(stage, phoneNumber, password),
      opens(stage, phoneNumber),
    ],
  }),
  on('registerClient').refuses('PASSWORD_COMMON', {
    title: 'A password that everybody knows is told at its field',
    arrange: async (stage) => ({ body: await aRegistration(stage, { password: 'Qwerty123' }) }),
    act: ({ body }, { guest }) => ({ by: guest, with: { body } }),
    fields: COMMON,
  }),
  on('registerClient').refuses('VALIDATION_FAILED', {
    title: 'A city that does not exist is told before the password',
    arrange: async (stage) => ({ body: await aRegistration(stage, { password: 'Qwerty123', cityId: 999_999_999 }) }),
    act: ({ body }, { guest }) => ({ by: guest, with: { body } }),
    fields: { cityId: UNKNOWN_CITY },
  }),
  on('registerExecutor').answers({
    title: 'An executor is signed in at once with a company that nobody has verified',
    arrange: async (stage) => ({ body: await anExecutorBody(stage, { shortName: 'Лишнее имя' }) }),
    act: ({ body }, { guest }) => ({ by: guest, with: { body } }),
    answer: (_, { accessToken, refreshToken }) => ({ accessToken, refreshToken }),
    afterwards: ({ body: { company, email } }, tokens, stage) => {
      const person = stage.device({ id: '', role: 'EXECUTOR' }, tokens)
      const { businessType, companyPhoneNumber, inn, ogrn, categoryIds, districts, visitClient } = company
      const shown = { businessType, companyPhoneNumber, shortName: null, verificationStatus: 'UNVERIFIED' as const }
      return [
        seesThat(
          person,
          'getMe',
          {},
          (user) => ({ ...user, company: user.company && { ...user.company, id: '' } }).company,
          {
            ...shown,
            id: '',
          },
        ),
        seesThat(person, 'getMe', {}, ({ role, tariffId, badges }) => ({ role, tariffId, badges }), {
          role: 'EXECUTOR',
          tariffId: 1,
          badges: [],
        }),
        seesThat(person, 'getMyCompany', {}, (data) => ({ ...data, id: '' }), {
          ...shown,
          id: '',
          inn,
          ogrn: ogrn ?? null,
          categoryIds: [...categoryIds],
          districts: districts ?? [],
          visitClient: visitClient ?? false,
          verifiedAt: null,
          about: '',
          address: null,
          foundationDate: null,
          experience: [],
          education: [],
          version: 1,
        }),
        async () => {
          await linkTo(stage, email, 'confirm-email')
          return []
        },
      ]
    },
  }),
  on('registerExecutor').refuses('VALIDATION_FAILED', {
    title: 'A category with others below it, and one that is named twice, are told at their fields',
    arrange: async (stage) => {
      const tree = await stage.guest.does('getCategoryTree', {})
      const root = tree.find(({ childCategories }) => childCategories.length > 0)?.id ?? 0
      return { body: await anExecutorBody(stage, { categoryIds: [root, root] }) }
    },
    act: ({ body }, { guest }) => ({ by: guest, with: { body } }),
    fields: {
      'company.categoryIds': 'Категории повторяются.',
      'company.categoryIds.0': UNKNOWN_CATEGORY,
      'company.categoryIds.1': UNKNOWN_CATEGORY,
    },
  }),
  on('registerExecutor').refuses('VALIDATION_FAILED', {
    title: 'A number of the state that cannot be is told at its field',
    arrange: async (stage) => ({ body: await anExecutorBody(stage, { inn: '500100732250' }) }),
    act: ({ body }, { guest }) => ({ by: guest, with: { body } }),
    fields: { 'company.inn': 'ИНН: проверьте цифры, контрольное число не сходится.' },
  }),
  on('registerExecutor').refuses('EMAIL_TAKEN', {
    title: 'An address of a client is no executor’s',
    arrange: async (stage) => ({
      body: { ...(await anExecutorBody(stage)), email: (await aNewcomer(stage)).body.email },
    }),
    act: ({ body }, { guest }) => ({ by: guest, with: { body } }),
    fields: { email: errorCatalogue.EMAIL_TAKEN.message },
  }),
  on('registerExecutor').refuses('PASSWORD_COMMON', {
    title: 'A password that everybody knows is no executor’s either',
    arrange: async (stage) => ({ body: { ...(await anExecutorBody(stage)), password: 'Qwerty123' } }),
    act: ({ body }, { guest }) => ({ by: guest, with: { body } }),
    fields: COMMON,
  }),
]

const confirmations: readonly Scenario[] = [
  on('confirmEmail').answers({
    title: 'A link confirms the address of whom it was mailed to, whoever opens it, once',
    arrange: anUnconfirmed,
    act: ({ hash }, { guest }) => ({ by: guest, with: link(hash) }),
    answer: () => undefined,
    afterwards: ({ person, hash }, _, { guest }) => [
      isConfirmed(person, true),
      isRefused(guest, 'confirmEmail', link(hash), used),
      isRefused(person, 'sendConfirmation', {}, { code: 'EMAIL_CONFIRMED' }),
    ],
  }),
  on('confirmEmail').refuses('LINK_USED', {
    title: 'A link that was used says so for ever',
    arrange: async (stage) => {
      const made = await anUnconfirmed(stage)
      await stage.guest.does('confirmEmail', link(made.hash))
      stage.advance(100 * HOUR)
      return made
    },
    act: ({ hash }, { guest }) => ({ by: guest, with: link(hash) }),
  }),
  on('confirmEmail').refuses('LINK_EXPIRED', {
    title: 'A link works for 72 hours',
    arrange: async (stage) => {
      const [early, late] = [await anUnconfirmed(stage), await anUnconfirmed(stage)]
      stage.advance(72 * HOUR - 1)
      await stage.guest.does('confirmEmail', link(early.hash))
      stage.advance(1)
      return late
    },
    act: ({ hash }, { guest }) => ({ by: guest, with: link(hash) }),
    afterwards: ({ person }) => [isConfirmed(person, false)],
  }),
  on('confirmEmail').refuses('LINK_EXPIRED', {
    title: 'What nobody has mailed, and a link to another password, confirm nothing',
    arrange: aForgetful,
    act: ({ hash }, { guest }) => ({ by: guest, with: link(hash) }),
    afterwards: ({ made }, { guest }) => [
      isRefused(guest, 'confirmEmail', link('nonsense'), expired),
      isConfirmed(made.device, false),
    ],
  }),
  on('sendConfirmation').answers({
    title: 'Another letter goes after a minute, and either link works',
    arrange: async (stage) => {
      const made = await anUnconfirmed(stage)
      stage.advance(MINUTE)
      return made
    },
    act: ({ person }) => ({ by: person, with: {} }),
    answer: () => undefined,
    afterwards: ({ person, email, hash }, _, stage) => [
      async () =>
        (await linkTo(stage, email, 'confirm-email')) === hash ? ['The second letter has the first link'] : [],
      seesThat(stage.guest, 'confirmEmail', link(hash), (data) => data, undefined),
      isConfirmed(person, true),
    ],
  }),
  on('sendConfirmation').refuses('EMAIL_CONFIRMED', {
    title: 'An address that is confirmed needs no letter',
    arrange: async (stage) => ({ person: await stage.someone('CLIENT') }),
    act: ({ person }) => ({ by: person, with: {} }),
  }),
  on('sendConfirmation').refuses('RATE_LIMITED', {
    title: 'A minute has to pass after a letter, that of the registration too',
    arrange: async (stage) => {
      const { person, body } = await aNewcomer(stage)
      stage.advance(MINUTE - 1)
      return { person, email: body.email, hash: await linkTo(stage, body.email, 'confirm-email') }
    },
    act: ({ person }) => ({ by: person, with: {} }),
    afterwards: ({ person, email, hash }, stage) => [
      isMailed(stage, email, 'confirm-email', hash),
      later(stage, 1),
      seesThat(person, 'sendConfirmation', {}, (data) => data, undefined),
    ],
  }),
  on('sendConfirmation').refuses('RATE_LIMITED', {
    title: 'Five letters go in an hour, and no more',
    arrange: async (stage) => {
      const { person } = await anUnconfirmed(stage)
      for (let letter = 2; letter <= 5; letter += 1) {
        stage.advance(MINUTE)
        await person.does('sendConfirmation', {})
      }
      stage.advance(MINUTE)
      return { person }
    },
    act: ({ person }) => ({ by: person, with: {} }),
    afterwards: ({ person }, stage) => [
      later(stage, HOUR - 5 * MINUTE),
      seesThat(person, 'sendConfirmation', {}, (data) => data, undefined),
    ],
  }),
]

const resets: readonly Scenario[] = [
  on('requestPasswordReset').answers({
    title: 'A link to another password is mailed, and nothing has changed yet',
    arrange: async (stage) => signIn(stage, await stage.someone('CLIENT')),
    act: ({ email }, { guest }) => ({ by: guest, with: { body: { email: email.toUpperCase() } } }),
    answer: () => undefined,
    afterwards: ({ device, email }, _, stage) => [
      async () => {
        await linkTo(stage, email, 'reset-password')
        return []
      },
      seesThat(device, 'getMe', {}, (user) => user.email, email),
      opens(stage, email),
    ],
  }),
  on('requestPasswordReset').answers({
    title: 'Whoever asks about an address that nobody has learns nothing, and no letter goes',
    arrange: async () => ({ email: nextEmail() }),
    act: ({ email }, { guest }) => ({ by: guest, with: { body: { email } } }),
    answer: () => undefined,
    afterwards: ({ email }, _, stage) => [isMailed(stage, email, 'reset-password', null)],
  }),
  on('requestPasswordReset').answers({
    title: 'After three letters in an hour the answer is the same, and no other goes',
    arrange: async (stage) => {
      const { email } = await aForgetful(stage)
      for (let letter = 2; letter <= 3; letter += 1) {
        await stage.guest.does('requestPasswordReset', { body: { email } })
        await linkTo(stage, email, 'reset-password')
      }
      return { email, last: await linkTo(stage, email, 'reset-password') }
    },
    act: ({ email }, { guest }) => ({ by: guest, with: { body: { email } } }),
    answer: () => undefined,
    afterwards: ({ email, last }, _, stage) => [isMailed(stage, email, 'reset-password', last)],
  }),
  on('resetPassword').answers({
    title: 'The new password signs in and the old one does not; every session ends, and the address is confirmed',
    arrange: aForgetful,
    act: ({ hash }, { guest }) => ({ by: guest, with: reset(hash) }),
    answer: () => undefined,
    afterwards: ({ made, email, hash }, _, stage) => [
      ...isOver(stage, made),
      opensNothing(stage, email),
      opens(stage, email, NEW_PASSWORD),
      isRefused(stage.guest, 'resetPassword', reset(hash), used),
      async () => {
        const tokens = await stage.guest.does('login', { body: { login: email, password: NEW_PASSWORD } })
        return isConfirmed(stage.device(made.device, tokens), true)()
      },
    ],
  }),
  on('resetPassword').refuses('LINK_USED', {
    title: 'A new password makes every other link to one useless',
    arrange: async (stage) => {
      const made = await aForgetful(stage)
      await stage.guest.does('requestPasswordReset', { body: { email: made.email } })
      await stage.guest.does('resetPassword', reset(await linkTo(stage, made.email, 'reset-password')))
      return made
    },
    act: ({ hash }, { guest }) => ({ by: guest, with: reset(hash, 'Другой-пароль-8') }),
    afterwards: ({ email }, stage) => [opens(stage, email, NEW_PASSWORD)],
  }),
  on('resetPassword').refuses('LINK_EXPIRED', {
    title: 'A link works for an hour',
    arrange: async (stage) => {
      const made = await aForgetful(stage)
      stage.advance(HOUR)
      return made
    },
    act: ({ hash }, { guest }) => ({ by: guest, with: reset(hash) }),
    afterwards: ({ email }, stage) => [
      opens(stage, email),
      isRefused(stage.guest, 'resetPassword', reset('nonsense', 'Qwerty123'), expired),
    ],
  }),
  on('resetPassword').refuses('LINK_EXPIRED', {
    title: 'A link that confirms an address sets no password',
    arrange: anUnconfirmed,
    act: ({ hash }, { guest }) => ({ by: guest, with: reset(hash) }),
    afterwards: ({ email }, stage) => [opens(stage, email)],
  }),
  on('resetPassword').refuses('PASSWORD_COMMON', {
    title: 'A password that everybody knows does not use the link up',
    arrange: aForgetful,
    act: ({ hash }, { guest }) => ({ by: guest, with: reset(hash, 'Qwerty123') }),
    fields: COMMON,
    afterwards: ({ email, hash }, stage) => [
      opens(stage, email),
      seesThat(stage.guest, 'resetPassword', reset(hash), (data) => data, undefined),
    ],
  }),
]

/** New accounts, and the links in letters. */
export const registrationScenarios: readonly Scenario[] = [...registrations, ...confirmations, ...resets]
