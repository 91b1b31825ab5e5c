import * as z from 'zod'
import { StartError } from './start-error.ts'

/** How this site shows itself to the push services of browsers (VAPID, RFC 8292). */
export interface PushConfig {
  /** Where they may complain. */
  readonly subject: string
  /** Base64url; `null` leaves it to the database, which makes them at the first start. */
  readonly keys: { readonly publicKey: string; readonly privateKey: string } | null
}

/** Variables of the environment about messages to devices. */
export const pushVariables = {
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, {
      error: 'нужен адрес вида mailto:robot@artel.example или https://artel.example.',
    })
    .optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, { error: 'нужен открытый ключ VAPID: 87 знаков base64url.' })
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, { error: 'нужен закрытый ключ VAPID: 43 знака base64url.' })
    .optional(),
}

/** Variables whose values must not be repeated on the screen. */
export const PUSH_SECRETS = ['VAPID_PRIVATE_KEY'] as const

interface Given {
  readonly VAPID_SUBJECT?: string | undefined
  readonly VAPID_PUBLIC_KEY?: string | undefined
  readonly VAPID_PRIVATE_KEY?: string | undefined
}

/**
 * @param site where the site is; Apple's service takes no address of this computer
 * @throws StartError when only one of the keys is given
 */
export function pushConfig(
  given: Given,
  site: { readonly publicUrl: string; readonly mailFrom?: string | undefined },
): PushConfig {
  const { VAPID_SUBJECT: subject, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = given
  if ((publicKey === undefined) !== (privateKey === undefined)) {
    throw new StartError(
      publicKey === undefined
        ? 'VAPID_PUBLIC_KEY: к закрытому ключу VAPID нужен открытый.'
        : 'VAPID_PRIVATE_KEY: к открытому ключу VAPID нужен закрытый.',
    )
  }
  const keys = publicKey !== undefined && privateKey !== undefined ? { publicKey, privateKey } : null
  return { subject: subject ?? subjectOf(site), keys }
}

function subjectOf({
  publicUrl,
  mailFrom,
}: {
  readonly publicUrl: string
  readonly mailFrom?: string | undefined
}): string {
  const address = /([^\s<>]+@[^\s<>]+?)>?$/.exec(mailFrom ?? '')?.[1]
  if (address !== undefined) return `mailto:${address}`
  return publicUrl.startsWith('https:') ? publicUrl : 'mailto:noreply@artel.test'
}
