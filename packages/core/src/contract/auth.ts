import * as z from 'zod'
import { shapes } from './endpoint.ts'
import { data } from './primitives.ts'
import { user } from './users.ts'

/** Pair of tokens of spec §3 "Login response". Lifetimes: access 36000 s, refresh 100000 s (spec §9). */
export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() })
export type Tokens = z.output<typeof tokens>

/** Sign-in by e-mail or by phone in the form +7XXXXXXXXXX. */
export const credentials = z.object({
  login: z
    .string({ message: 'Укажите почту или телефон.' })
    .trim()
    .min(1, 'Укажите почту или телефон.')
    .max(254, 'Слишком длинный адрес.'),
  password: z
    .string({ message: 'Введите пароль.' })
    .min(1, 'Введите пароль.')
    .max(64, 'Пароль не длиннее 64 символов.'),
})
export type Credentials = z.output<typeof credentials>

export const authShapes = shapes({
  login: {
    summary: 'Вход по почте или телефону. Кладёт refresh-токен и в HttpOnly-cookie.',
    body: credentials,
    response: data(tokens),
    errors: ['INVALID_CREDENTIALS', 'RATE_LIMITED'],
  },
  refresh: {
    summary: 'Новая пара токенов. Без refreshToken в теле берётся cookie, тогда нужен заголовок X-XSRF-TOKEN.',
    body: z.object({ grantType: z.literal('refresh_token'), refreshToken: z.string().max(200).optional() }),
    response: data(tokens),
    errors: ['SESSION_ENDED', 'XSRF_REJECTED'],
  },
  getMe: { summary: 'Кто вошёл.', response: data(user), errors: [] },
  logout: { summary: 'Завершает текущий сеанс и его сокеты.', response: null, errors: ['XSRF_REJECTED'] },
})
