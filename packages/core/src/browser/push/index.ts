import type { PushPort, PushSubscriptionFacts } from '../../ports/index.ts'
import { registerWorker } from '../register-worker.ts'

/** Privacy modes and pages without HTTPS have parts of it only. */
const isSupported = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

const subscribed = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

const isKeyOf = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const own = options.applicationServerKey && new Uint8Array(options.applicationServerKey)
  return own?.length === key.length && own.every((byte, index) => byte === key[index])
}

const factsOf = (subscription: PushSubscription): PushSubscriptionFacts => {
  const { endpoint = '', keys } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}

/** The browser's own push service, over the worker of the site: one who is quicker than the page registers it by this. */
export const browserPush: PushPort = {
  async look() {
    if (!isSupported()) return { status: 'unsupported' }
    if (Notification.permission === 'denied') return { status: 'denied' }
    const subscription = Notification.permission === 'granted' ? await subscribed() : null
    return { status: 'allowed', endpoint: subscription?.endpoint ?? null }
  },
  async subscribe(publicKey) {
    const permission = await Notification.requestPermission()
    if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
    await registerWorker()
    const { pushManager } = await navigator.serviceWorker.ready
    const applicationServerKey = bytesOf(publicKey)
    const known = await pushManager.getSubscription()
    if (known && isKeyOf(known, applicationServerKey)) return factsOf(known)
    // The site has another key than when this browser subscribed: nothing would get through any more.
    await known?.unsubscribe()
    return factsOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  },
  async unsubscribe() {
    await (await subscribed())?.unsubscribe()
  },
}
