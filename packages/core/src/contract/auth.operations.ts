import * as z from 'zod'
import { credentials, tokens } from './auth.ts'
import { cards } from './card.ts'
import { data } from './primitives.ts'
import { aTokens } from './samples/tokens.ts'
import { anExecutor, aUser } from './samples/users.ts'
import { user } from './users.ts'

const secret = 'Artel-demo-1'
const issued = { data: aTokens() }

/** Sign-in, the session and who has it. */
export const authOperations = cards({
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'anyone',
    credentials: true,
    summary: 'Вход по почте или телефону. Кладёт refresh-токен и в HttpOnly-cookie.',
    policy: 'Своя учётная запись, по паролю.',
    body: credentials,
    response: data(tokens),
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_BLOCKED', 'XSRF_REJECTED', 'RATE_LIMITED'],
    example: { body: { login: aUser().email, password: secret }, response: issued },
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    access: 'anyone',
    credentials: true,
    summary: 'Новая пара токенов. Без refreshToken в теле берётся cookie, тогда нужен заголовок X-XSRF-TOKEN.',
    policy: 'Свой сеанс, по refresh-токену.',
    body: z.object({ grantType: z.literal('refresh_token'), refreshToken: z.string().max(200).optional() }),
    response: data(tokens),
    errors: ['SESSION_ENDED', 'XSRF_REJECTED'],
    example: { body: { grantType: 'refresh_token', refreshToken: aTokens().refreshToken }, response: issued },
  },
  getMe: {
    method: 'GET',
    path: '/auth/me',
    access: 'signed-in',
    summary: 'Кто вошёл.',
    policy: 'Своя учётная запись.',
    response: data(user),
    errors: [],
    example: { response: { data: anExecutor() } },
  },
  logout: {
    method: 'DELETE',
    path: '/auth/logout',
    access: 'anyone',
    credentials: true,
    summary: 'Завершает текущий сеанс и его сокеты.',
    policy: 'Свой сеанс, по access-токену или cookie.',
    response: null,
    errors: ['XSRF_REJECTED'],
    example: {},
  },
})
