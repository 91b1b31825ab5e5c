import * as z from 'zod'
import { userSession } from './auth.ts'
import { cards } from './card.ts'
import { data, linkHash, uuidParams } from './primitives.ts'
import { email, newPassword } from './registration.ts'
import { testUuid } from './samples/sample-values.ts'
import { aUserSession } from './samples/service-desk.ts'
import { aUser } from './samples/users.ts'

const secret = 'Летний-дождь-2026'
const link = 'q3Jc0mXnT5v8yKpWz1RfLdUa7BhEsG2o'

/** Letters with links and the places where one is signed in. */
export const accountAccessOperations = cards({
  confirmEmail: {
    method: 'POST',
    path: '/auth/confirm-email',
    access: 'anyone',
    summary: 'Подтверждает почту ссылкой из письма; ссылка живёт 72 часа.',
    policy: 'Учётная запись, которой принадлежит ссылка из письма.',
    body: z.object({ hash: linkHash }),
    response: null,
    errors: ['LINK_EXPIRED', 'LINK_USED', 'RATE_LIMITED'],
    example: { body: { hash: link } },
  },
  sendConfirmation: {
    method: 'POST',
    path: '/auth/confirm-email/send',
    access: 'signed-in',
    summary: 'Ещё одно письмо для подтверждения почты.',
    policy: 'Своя учётная запись.',
    response: null,
    errors: ['EMAIL_CONFIRMED', 'RATE_LIMITED'],
    example: {},
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/auth/reset-password/request',
    access: 'anyone',
    summary: 'Письмо со ссылкой для нового пароля. Отвечает одинаково, есть такая почта или нет.',
    policy: 'Учётная запись с этой почтой, если она есть.',
    body: z.object({ email }),
    response: null,
    errors: ['RATE_LIMITED'],
    example: { body: { email: aUser().email } },
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password/set',
    access: 'anyone',
    summary: 'Новый пароль по ссылке из письма: ссылка живёт час и годится один раз, все сеансы завершаются.',
    policy: 'Учётная запись, которой принадлежит ссылка из письма.',
    body: z.object({ hash: linkHash, password: newPassword }),
    response: null,
    errors: ['LINK_EXPIRED', 'LINK_USED', 'PASSWORD_COMMON', 'RATE_LIMITED'],
    example: { body: { hash: link, password: secret } },
  },
  listSessions: {
    method: 'GET',
    path: '/auth/sessions/list',
    access: 'signed-in',
    summary: 'Где открыт мой аккаунт.',
    policy: 'Свои сеансы.',
    response: data(z.array(userSession)),
    example: {
      response: {
        data: [
          aUserSession(),
          aUserSession({
            id: testUuid(802),
            device: 'Safari, iPhone',
            ip: '198.51.100.24',
            lastUsedAt: '2026-03-01T20:15:00.000Z',
            isCurrent: false,
          }),
        ],
      },
    },
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    access: 'signed-in',
    summary: 'Завершает один из моих сеансов и его сокеты.',
    policy: 'Свой сеанс; чужой отвечает как несуществующий.',
    params: uuidParams,
    response: null,
    errors: ['NOT_FOUND'],
    example: { params: { id: testUuid(802) } },
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'signed-in',
    summary: 'Завершает все мои сеансы, кроме этого.',
    policy: 'Свои сеансы, кроме этого.',
    response: null,
    example: {},
  },
})
