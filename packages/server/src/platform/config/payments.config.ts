import * as z from 'zod'
import { StartError } from './start-error.ts'

/** Who takes the money. */
export type PaymentsConfig = {
  /** Rate of VAT on receipts by the codes of 54-ФЗ; 1 is without. */
  readonly vatCode: number
} & (
  | { readonly kind: 'sandbox' }
  | {
      readonly kind: 'yookassa'
      readonly shopId: string
      readonly secretKey: string
      /** Another one only in tests. */
      readonly apiUrl?: string
    }
)

/** Variables of the environment about payments. */
export const paymentVariables = {
  YOOKASSA_SHOP_ID: z
    .string()
    .regex(/^\d+$/, { error: 'нужен номер магазина из кабинета ЮKassa: одни цифры.' })
    .optional(),
  YOOKASSA_SECRET_KEY: z.string().optional(),
  PAYMENTS_VAT_CODE: z
    .string()
    .regex(/^([1-9]|1[0-2])$/, { error: 'нужен код ставки НДС по 54-ФЗ: число от 1 (без НДС) до 12.' })
    .default('1')
    .transform(Number),
}

/** @throws StartError when only one of the two is given */
export function paymentsConfig({
  YOOKASSA_SHOP_ID: shopId,
  YOOKASSA_SECRET_KEY: secretKey,
  PAYMENTS_VAT_CODE: vatCode,
}: {
  YOOKASSA_SHOP_ID?: string | undefined
  YOOKASSA_SECRET_KEY?: string | undefined
  PAYMENTS_VAT_CODE: number
}): PaymentsConfig {
  if (shopId === undefined && secretKey === undefined) return { kind: 'sandbox', vatCode }
  if (shopId === undefined) throw new StartError('YOOKASSA_SHOP_ID: к ключу ЮKassa нужен номер магазина.')
  if (secretKey === undefined) throw new StartError('YOOKASSA_SECRET_KEY: к номеру магазина нужен его секретный ключ.')
  return { kind: 'yookassa', shopId, secretKey, vatCode }
}
