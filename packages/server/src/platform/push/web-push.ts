import { request } from 'node:https'
import webPush from 'web-push'
import { publicLookup } from './public-host.ts'

/** How this site shows push services who it is (RFC 8292). */
export interface PushIdentity {
  /** Base64url. */
  readonly publicKey: string
  readonly privateKey: string
  /** Where a push service may complain: `mailto:` or `https:`. */
  readonly subject: string
}

/** A device as its browser has described it. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** A message for a device. */
export interface PushMessage {
  /** JSON that the service worker reads; 3000 bytes at the most get through everywhere. */
  readonly payload: string
  /** So many seconds the push service keeps it for a device that is away. */
  readonly ttl: number
  /** A later message of the same topic takes the place of one that still waits; 32 characters of base64url at the most. */
  readonly topic: string
}

/** Takes messages to push services. */
export interface PushSender {
  /** `gone`: the device has stopped listening for good. @throws when it is worth trying again */
  send(to: PushIdentity, target: PushTarget, message: PushMessage): Promise<'taken' | 'gone' | 'refused'>
}

/** Posts bytes to an address, and answers the status. */
export type PushPost = (url: string, headers: Record<string, string | number>, body: Buffer) => Promise<number>

/** A push service that says nothing for so long is away. */
const WITHIN_MS = 15_000

/** To the open network alone, over HTTPS, without following where an answer leads. */
const postOutside: PushPost = (url, headers, body) =>
  new Promise((resolve, reject) => {
    const { protocol } = new URL(url)
    if (protocol !== 'https:') return reject(new Error('A push service is spoken to over HTTPS'))
    const asked = request(url, { method: 'POST', headers, lookup: publicLookup, timeout: WITHIN_MS }, (answer) => {
      resolve(answer.statusCode ?? 0)
      // What it says beside the status is of no use, and may be long.
      answer.destroy()
    })
    asked.on('timeout', () => asked.destroy(new Error('The push service does not answer')))
    asked.on('error', reject)
    asked.end(body)
  })

/** Web push over the library `web-push`, which encrypts and signs (RFC 8291, RFC 8292). @param post for tests */
export const createWebPush = (post: PushPost = postOutside): PushSender => ({
  async send({ subject, publicKey, privateKey }, { endpoint, p256dh, auth }, { payload, ttl, topic }) {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: ttl,
      topic,
    })
    const status = await post(endpoint, headers as Record<string, string | number>, body)
    if (status >= 200 && status < 300) return 'taken'
    if (status === 404 || status === 410) return 'gone'
    // What a service does not want now it may want later; what it finds wrong stays so.
    if (status === 408 || status === 429 || status >= 500) throw new Error(`The push service answered ${status}`)
    return 'refused'
  },
})

/** A pair of keys for a site that has none. */
export const newPushKeys = (): Pick<PushIdentity, 'publicKey' | 'privateKey'> => webPush.generateVAPIDKeys()
