import { describe, expect, it } from 'vitest'
import {
  ApiError,
  errorMessage,
  isApiError,
  isSessionExpired,
  isTransportError,
  SessionExpiredError,
  TransportError,
} from './index.ts'
import { refusalOf } from './refusal.ts'

const refused = (statusCode: number, body?: unknown) => refusalOf({ status: statusCode, headers: {}, body })

describe('an API error (product §8)', () => {
  it.each([
    ['the message of the server', { message: 'Чат закрыт.', error: 'Conflict' }, 'Чат закрыт.'],
    [
      'its messages joined',
      { message: ['Название короткое', 'Нет срока'], error: 'Bad' },
      'Название короткое. Нет срока',
    ],
    ['its messages but the empty ones', { message: ['', 'Нет срока', 5] }, 'Нет срока'],
    ['its error field without a message', { error: 'Bad Gateway' }, 'Bad Gateway'],
    ['its error field with empty messages', { message: [], error: 'Bad Request' }, 'Bad Request'],
    ['Oops... without either', {}, 'Oops...'],
    ['Oops... with an empty error field', { error: '' }, 'Oops...'],
    ['Oops... without a body', undefined, 'Oops...'],
    ['Oops... for null', null, 'Oops...'],
    ['Oops... for a list', ['Чат закрыт.'], 'Oops...'],
    ['Oops... for wrong types', { message: 5, error: null }, 'Oops...'],
  ])('says %s', (_, body, message) => {
    expect(refused(409, body).message).toBe(message)
  })

  it('keeps the status, the code, the fields and the refusal', () => {
    const error = refused(409, {
      message: 'Сейчас это сделать нельзя.',
      error: 'Conflict',
      statusCode: 409,
      code: 'TRANSITION_REFUSED',
      refusal: 'NOT_OPEN',
      fields: { price: 'Укажите цену.' },
    })

    expect([error.statusCode, error.code, error.refusal, error.fields]).toEqual([
      409,
      'TRANSITION_REFUSED',
      'NOT_OPEN',
      { price: 'Укажите цену.' },
    ])
  })

  it('has neither code nor fields when something else than our server answered', () => {
    const error = refused(502, '<html>')

    expect([error.statusCode, error.code, error.refusal, error.fields]).toEqual([502, null, null, {}])
  })
})

it('takes nothing but text for a code and a refusal', () => {
  const { code, refusal } = refused(409, { code: 5, refusal: ['NOT_OPEN'] })

  expect([code, refusal]).toEqual([null, null])
})

describe('an answer that asks to wait', () => {
  it.each([
    ['30', 30],
    ['999999', 999_999],
    ['1000000', null],
    ['30s', null],
    ['+30', null],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    [undefined, null],
  ])('says for how many seconds: %s', (header, seconds) => {
    const headers = header === undefined ? {} : { 'retry-after': header }

    expect(refusalOf({ status: 429, headers: headers as Record<string, string>, body: {} }).retryAfter).toBe(seconds)
  })
})

describe('kinds of errors', () => {
  it('are told apart, also when another copy of the code made them', () => {
    const foreign = Object.assign(new Error('x'), { name: 'ApiError', code: 'NOT_FOUND' })

    expect(isApiError(foreign, 'NOT_FOUND', 'FORBIDDEN')).toBe(true)
    expect(isApiError(foreign, 'FORBIDDEN')).toBe(false)
    expect(isApiError(new ApiError('x', { statusCode: 500 }))).toBe(true)
    expect(isApiError(new TransportError('offline'))).toBe(false)
    expect(isTransportError(new TransportError('offline'))).toBe(true)
    expect(isSessionExpired(new SessionExpiredError())).toBe(true)
    expect([isApiError('ApiError'), isTransportError(foreign), isSessionExpired(null)]).toEqual([false, false, false])
  })

  it('say that the session is over in the words of the specification', () => {
    expect(new SessionExpiredError().message).toBe(
      'Both token and refresh token have expired. Your request was aborted.',
    )
  })

  it('keep the cause of a lost connection', () => {
    const cause = new Error('ECONNRESET')
    expect(new TransportError('offline', { cause }).cause).toBe(cause)
  })
})

describe('what a person is told', () => {
  it.each([
    ['our server as it is', refused(409, { message: 'Чат закрыт.', code: 'CHAT_CLOSED' }), 'Чат закрыт.'],
    ['no network', new TransportError('offline'), 'Нет связи с интернетом. Проверьте подключение и повторите.'],
    ['a slow server', new TransportError('timeout'), 'Сервер долго не отвечает. Попробуйте ещё раз.'],
    ['the end of the session', new SessionExpiredError(), 'Сеанс завершён. Войдите ещё раз, чтобы продолжить.'],
    ['a proxy', refused(502, { error: 'Bad Gateway' }), 'Сервис временно недоступен. Попробуйте через минуту.'],
    ['a proxy that has waited long', refused(504, '<html>'), 'Сервис временно недоступен. Попробуйте через минуту.'],
    ['a proxy of another mind', refused(505, {}), 'Что-то пошло не так. Попробуйте ещё раз чуть позже.'],
    ['a server without words', refused(500), 'Что-то пошло не так. Попробуйте ещё раз чуть позже.'],
    ['a bug', new TypeError('x is undefined'), 'Что-то пошло не так. Попробуйте ещё раз чуть позже.'],
    ['no error at all', undefined, 'Что-то пошло не так. Попробуйте ещё раз чуть позже.'],
  ])('about %s', (_, error, message) => {
    expect(errorMessage(error)).toBe(message)
  })
})
