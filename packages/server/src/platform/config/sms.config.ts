import * as z from 'zod'
import { StartError } from './start-error.ts'

/** Where SMS go. An outbox stays in the database; `isShown` lets this computer read it at /dev/mail. */
export type SmsConfig = {
  /** So many are sent in a day at most: each one is paid for. */
  readonly aDay: number
} & (
  | { readonly kind: 'outbox'; readonly isShown: boolean }
  | { readonly kind: 'smsc'; readonly login: string; readonly password: string; readonly sender: string | undefined }
)

/** Variables whose values must not be repeated on the screen. */
export const SMS_SECRETS = ['SMSC_PASSWORD'] as const

const WHOLE = 'нужно число СМС в сутки от 0 до 1000000.'

/** Variables of the environment about SMS. */
export const smsVariables = {
  SMS: z
    .enum(['outbox', 'smsc'], {
      error: 'нужно outbox (СМС остаются в базе) или smsc (тогда нужны SMSC_LOGIN и SMSC_PASSWORD).',
    })
    .optional(),
  SMSC_LOGIN: z.string().optional(),
  SMSC_PASSWORD: z.string().optional(),
  SMSC_SENDER: z
    .string()
    .regex(/^[\w .+-]{1,15}$/, { error: 'нужно имя отправителя из кабинета SMSC.ru: до 15 латинских букв и цифр.' })
    .optional(),
  SMS_A_DAY: z
    .string()
    .regex(/^\d{1,7}$/, { error: WHOLE })
    .default('500')
    .transform(Number)
    .refine((value) => value <= 1_000_000, { error: WHOLE }),
}

interface Values {
  SMS?: 'outbox' | 'smsc' | undefined
  SMSC_LOGIN?: string | undefined
  SMSC_PASSWORD?: string | undefined
  SMSC_SENDER?: string | undefined
  SMS_A_DAY: number
}

/**
 * @param canBeRead whether the outbox may be read on this computer when nobody has asked for it
 * @throws StartError when the gateway is wanted and something about it is missing
 */
export function smsConfig(values: Values, { isLocal, canBeRead }: { isLocal: boolean; canBeRead: boolean }): SmsConfig {
  const { SMS, SMSC_LOGIN: login, SMSC_PASSWORD: password, SMSC_SENDER: sender, SMS_A_DAY: aDay } = values
  if (SMS === 'outbox' || (SMS === undefined && login === undefined && password === undefined)) {
    // A code lets its reader take a number.
    return { kind: 'outbox', aDay, isShown: isLocal && (SMS === 'outbox' || canBeRead) }
  }
  if (login === undefined) throw new StartError('SMSC_LOGIN: для SMS=smsc нужен логин в SMSC.ru.')
  if (password === undefined) throw new StartError('SMSC_PASSWORD: к логину SMSC.ru нужен пароль для API.')
  return { kind: 'smsc', aDay, login, password, sender }
}
