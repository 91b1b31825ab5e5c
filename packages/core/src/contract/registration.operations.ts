import { tokens } from './auth.ts'
import { cards } from './card.ts'
import { data } from './primitives.ts'
import { clientRegistration, executorRegistration } from './registration.ts'
import { aTokens } from './samples/tokens.ts'

const taken = ['EMAIL_TAKEN', 'PASSWORD_COMMON', 'XSRF_REJECTED', 'RATE_LIMITED'] as const

const issued = { data: aTokens() }
const person = {
  firstName: 'Ирина',
  lastName: 'Котова',
  email: 'irina.kotova@example.ru',
  phoneNumber: '+79172345679',
  password: 'Летний-дождь-2026',
  cityId: 551487,
  consents: {
    personalData: true,
    terms: true,
    marketing: false,
    editions: { personalData: '2026-02-01', terms: '2026-11-01' },
  },
} as const

/** New accounts, which are signed in at once. */
export const registrationOperations = cards({
  registerClient: {
    method: 'POST',
    path: '/auth/registration-client',
    access: 'anyone',
    credentials: true,
    summary: 'Регистрация заказчика: сразу входит и получает письмо для подтверждения почты.',
    policy: 'Новая учётная запись.',
    body: clientRegistration,
    response: data(tokens),
    errors: taken,
    example: { body: person, response: issued },
  },
  registerExecutor: {
    method: 'POST',
    path: '/auth/registration-executor',
    access: 'anyone',
    credentials: true,
    summary: 'Регистрация исполнителя вместе с компанией.',
    policy: 'Новая учётная запись с компанией.',
    body: executorRegistration,
    response: data(tokens),
    errors: taken,
    example: {
      body: {
        ...person,
        firstName: 'Сергей',
        lastName: 'Мельников',
        email: 'sergey.melnikov@example.ru',
        phoneNumber: '+79031112234',
        company: {
          businessType: 'SP',
          inn: '165009442444',
          ogrn: '304165036200015',
          companyPhoneNumber: '+78432001020',
          categoryIds: [11],
          districts: ['Вахитовский', 'Приволжский'],
          visitClient: true,
        },
      },
      response: issued,
    },
  },
})
