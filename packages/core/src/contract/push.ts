import * as z from 'zod'
import { instant, numericId } from './primitives.ts'
import { isPushAddress } from './push-terms.ts'

const BAD_SUBSCRIPTION = 'Браузер прислал неполную подписку. Включите уведомления ещё раз.'

/** Bytes as a browser writes them: base64url. */
const bytes = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}=*$`), BAD_SUBSCRIPTION)

/** What a browser answers when somebody lets the site send them messages (the standard Push API). */
export const pushSubscription = z.object({
  /** Where the browser's own push service takes messages for this device. */
  endpoint: z.string().max(1000, BAD_SUBSCRIPTION).refine(isPushAddress, BAD_SUBSCRIPTION),
  /** The device's public key of 65 bytes, and the secret of 16 that authenticates messages to it. */
  keys: z.object({ p256dh: bytes(87), auth: bytes(22) }),
})

/** A device that is told of what happens, while its session lasts. */
export const pushDevice = z.object({
  id: numericId,
  /** «Chrome, Windows» */
  name: z.string(),
  /** By it a browser finds out whether it is the device. */
  endpoint: z.string(),
  createdAt: instant,
})
export type PushDevice = z.output<typeof pushDevice>

/** Own devices, and the key that a browser must be given to subscribe: base64url of 65 bytes. */
export const pushDevices = z.object({ publicKey: z.string(), devices: z.array(pushDevice) })
export type PushDevices = z.output<typeof pushDevices>
