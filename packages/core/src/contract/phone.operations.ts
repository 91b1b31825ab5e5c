import * as z from 'zod'
import { personRules } from '../validators/index.ts'
import { cards } from './card.ts'
import { data, inWordsOf, judgedBy } from './primitives.ts'
import { aUser } from './samples/users.ts'
import { user } from './users.ts'

/** A code that was sent, in whole seconds: clocks of browsers are wrong too often for moments. */
const sentPhoneCode = z.object({
  /** So long the code works. */
  expiresIn: z.int().min(0),
  /** So long no other is sent; 0 means now. */
  resendIn: z.int().min(0),
})
export type SentPhoneCode = z.output<typeof sentPhoneCode>

/** Six digits of an SMS. */
const phoneCode = z
  .string(inWordsOf(personRules.phoneCode))
  .max(20, inWordsOf(personRules.phoneCode))
  .check(judgedBy(personRules.phoneCode))

/** Whether a phone is its owner’s (product §13). */
export const phoneOperations = cards({
  sendPhoneCode: {
    method: 'POST',
    path: '/users/me/phone/code',
    access: 'signed-in',
    summary:
      'СМС с кодом на мой телефон; код живёт 10 минут. Пока не прошла минута после прошлого, отвечает о прошлом и нового не шлёт.',
    policy: 'Свой телефон; отвечает одинаково, есть ли этот номер у других.',
    response: data(sentPhoneCode),
    errors: ['PHONE_MISSING', 'PHONE_CONFIRMED', 'SMS_UNAVAILABLE', 'RATE_LIMITED'],
    example: { response: { data: { expiresIn: 600, resendIn: 60 } } },
  },
  confirmPhone: {
    method: 'POST',
    path: '/users/me/phone/confirm',
    access: 'signed-in',
    summary:
      'Подтверждает мой телефон кодом из СМС: с этого мига по нему входит эта учётная запись и никакая другая. О чужом, старом и неверном коде отвечает одинаково.',
    policy: 'Свой телефон, по коду, который пришёл этой учётной записи.',
    body: z.object({ code: phoneCode }),
    response: data(user),
    errors: ['CODE_WRONG', 'CODE_SPENT'],
    example: { body: { code: '482913' }, response: { data: aUser() } },
  },
})
