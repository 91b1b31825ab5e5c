import * as z from 'zod'
import { signInRules } from '../validators/index.ts'
import { shapes } from './endpoint.ts'
import { data, instant, inWordsOf, uuid, uuidParams } from './primitives.ts'
import { clientRegistration, email, executorRegistration, givenPassword, newPassword } from './registration.ts'
import { PERSON_LIMITS } from './user-terms.ts'
import { user } from './users.ts'

/** Pair of tokens of spec §3 "Login response". Lifetimes stand in `auth-terms.ts`. */
export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() })
export type Tokens = z.output<typeof tokens>

/** Sign-in by e-mail or by phone in the form +7XXXXXXXXXX. */
export const credentials = z.object({
  login: z
    .string(inWordsOf(signInRules.login))
    .trim()
    .min(1, inWordsOf(signInRules.login))
    .max(PERSON_LIMITS.email, inWordsOf(signInRules.login)),
  password: givenPassword,
})
export type Credentials = z.output<typeof credentials>

const BROKEN_LINK = 'Ссылка неполная.'
/** Secret of a link in a mail. Opening the link does not consume it: the page posts it. */
const linkHash = z.string({ message: BROKEN_LINK }).min(1, BROKEN_LINK).max(200, BROKEN_LINK)

/** A place where the account is signed in. */
export const userSession = z.object({
  id: uuid,
  /** «Chrome, Windows», as far as the browser tells. */
  device: z.string(),
  ip: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  isCurrent: z.boolean(),
})
export type UserSession = z.output<typeof userSession>

const taken = ['EMAIL_TAKEN', 'PHONE_TAKEN', 'PASSWORD_COMMON', 'XSRF_REJECTED', 'RATE_LIMITED'] as const

export const authShapes = shapes({
  login: {
    summary: 'Вход по почте или телефону. Кладёт refresh-токен и в HttpOnly-cookie.',
    body: credentials,
    response: data(tokens),
    errors: ['INVALID_CREDENTIALS', 'XSRF_REJECTED', 'RATE_LIMITED'],
  },
  refresh: {
    summary: 'Новая пара токенов. Без refreshToken в теле берётся cookie, тогда нужен заголовок X-XSRF-TOKEN.',
    body: z.object({ grantType: z.literal('refresh_token'), refreshToken: z.string().max(200).optional() }),
    response: data(tokens),
    errors: ['SESSION_ENDED', 'XSRF_REJECTED'],
  },
  getMe: { summary: 'Кто вошёл.', response: data(user), errors: [] },
  logout: { summary: 'Завершает текущий сеанс и его сокеты.', response: null, errors: ['XSRF_REJECTED'] },
  registerClient: {
    summary: 'Регистрация заказчика: сразу входит и получает письмо для подтверждения почты.',
    body: clientRegistration,
    response: data(tokens),
    errors: taken,
  },
  registerExecutor: {
    summary: 'Регистрация исполнителя вместе с компанией.',
    body: executorRegistration,
    response: data(tokens),
    errors: taken,
  },
  confirmEmail: {
    summary: 'Подтверждает почту ссылкой из письма; ссылка живёт 72 часа.',
    body: z.object({ hash: linkHash }),
    response: null,
    errors: ['LINK_EXPIRED', 'LINK_USED', 'RATE_LIMITED'],
  },
  sendConfirmation: {
    summary: 'Ещё одно письмо для подтверждения почты.',
    response: null,
    errors: ['EMAIL_CONFIRMED', 'RATE_LIMITED'],
  },
  requestPasswordReset: {
    summary: 'Письмо со ссылкой для нового пароля. Отвечает одинаково, есть такая почта или нет.',
    body: z.object({ email }),
    response: null,
    errors: ['RATE_LIMITED'],
  },
  resetPassword: {
    summary: 'Новый пароль по ссылке из письма: ссылка живёт час и годится один раз, все сеансы завершаются.',
    body: z.object({ hash: linkHash, password: newPassword }),
    response: null,
    errors: ['LINK_EXPIRED', 'LINK_USED', 'PASSWORD_COMMON', 'RATE_LIMITED'],
  },
  listSessions: { summary: 'Где открыт мой аккаунт.', response: data(z.array(userSession)) },
  endSession: {
    summary: 'Завершает один из моих сеансов и его сокеты.',
    params: uuidParams,
    response: null,
    errors: ['NOT_FOUND'],
  },
  endOtherSessions: { summary: 'Завершает все мои сеансы, кроме этого.', response: null },
})
