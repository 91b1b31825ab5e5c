import { aFile, anExecutor, anOwnCompany, aTokens, aUser, aUserSession, testUuid } from '@artel/core/testing'
import type { ExamplesOf } from './example.types.ts'

const tokens = { response: { data: aTokens() } }
const hash = 'q3Jc0mXnT5v8yKpWz1RfLdUa7BhEsG2o'
const password = 'Летний-дождь-2026'

const person = {
  firstName: 'Ирина',
  lastName: 'Котова',
  email: 'irina.kotova@example.ru',
  phoneNumber: '+79172345678',
  password,
  cityId: 551487,
  consents: { personalData: true, terms: true, marketing: false, version: '2026-11-01' },
} as const

const avatar = aFile()

/** Sign-in, registration, letters with links, sessions, one's own account and company. */
export const accountExamples: ExamplesOf<
  | 'login'
  | 'refresh'
  | 'getMe'
  | 'logout'
  | 'registerClient'
  | 'registerExecutor'
  | 'confirmEmail'
  | 'sendConfirmation'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'updateMe'
  | 'changeEmail'
  | 'changePassword'
  | 'deleteMe'
  | 'getMyCompany'
  | 'updateMyCompany'
> = {
  login: { body: { login: 'irina.kotova@example.ru', password }, ...tokens },
  refresh: { body: { grantType: 'refresh_token', refreshToken: aTokens().refreshToken }, ...tokens },
  getMe: { response: { data: anExecutor() } },
  logout: {},
  registerClient: { body: person, ...tokens },
  registerExecutor: {
    body: {
      ...person,
      firstName: 'Сергей',
      lastName: 'Мельников',
      email: 'sergey.melnikov@example.ru',
      phoneNumber: '+79031112233',
      company: {
        businessType: 'SP',
        inn: '165009442460',
        ogrn: '304165036200017',
        companyPhoneNumber: '+78432001020',
        categoryIds: [11],
        districts: ['Вахитовский', 'Приволжский'],
        visitClient: true,
      },
    },
    ...tokens,
  },
  confirmEmail: { body: { hash } },
  sendConfirmation: {},
  requestPasswordReset: { body: { email: person.email } },
  resetPassword: { body: { hash, password } },
  listSessions: {
    response: {
      data: [
        aUserSession(),
        aUserSession({
          id: testUuid(502),
          device: 'Safari, iPhone',
          ip: '198.51.100.24',
          lastUsedAt: '2026-03-01T20:15:00.000Z',
          isCurrent: false,
        }),
      ],
    },
  },
  endSession: { params: { id: testUuid(502) } },
  endOtherSessions: {},
  updateMe: {
    body: { firstName: 'Ирина', lastName: 'Котова', avatarId: avatar.id },
    response: {
      data: aUser({ avatarId: avatar.id, avatar: { id: avatar.id, path: avatar.path, isPrivate: avatar.isPrivate } }),
    },
  },
  changeEmail: {
    body: { email: 'kotova@example.ru', password },
    response: { data: aUser({ email: 'kotova@example.ru', emailConfirmed: false }) },
  },
  changePassword: { body: { currentPassword: password, password: 'Зимний-лес-2027' } },
  deleteMe: { body: { password } },
  getMyCompany: { response: { data: anOwnCompany() } },
  updateMyCompany: {
    body: { visitClient: true, about: 'Сантехника под ключ. Работаю с 2014 года.', version: 1 },
    response: { data: anOwnCompany({ about: 'Сантехника под ключ. Работаю с 2014 года.', version: 2 }) },
  },
}
