import * as z from 'zod'
import { StartError } from './start-error.ts'

/** Who takes the money. */
export type PaymentsConfig =
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'yookassa'; readonly shopId: string; readonly secretKey: string }

/** Variables of the environment about payments. */
export const paymentVariables = {
  YOOKASSA_SHOP_ID: z
    .string()
    .regex(/^\d+$/, { error: 'нужен номер магазина из кабинета ЮKassa: одни цифры.' })
    .optional(),
  YOOKASSA_SECRET_KEY: z.string().optional(),
}

/** @throws StartError when only one of the two is given */
export function paymentsConfig({
  YOOKASSA_SHOP_ID: shopId,
  YOOKASSA_SECRET_KEY: secretKey,
}: {
  YOOKASSA_SHOP_ID?: string | undefined
  YOOKASSA_SECRET_KEY?: string | undefined
}): PaymentsConfig {
  if (shopId === undefined && secretKey === undefined) return { kind: 'sandbox' }
  if (shopId === undefined) throw new StartError('YOOKASSA_SHOP_ID: к ключу ЮKassa нужен номер магазина.')
  if (secretKey === undefined) throw new StartError('YOOKASSA_SECRET_KEY: к номеру магазина нужен его секретный ключ.')
  return { kind: 'yookassa', shopId, secretKey }
}
