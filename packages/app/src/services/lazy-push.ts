import type { PushPort } from '@artel/core/ports'

const load = () => import('@artel/core/browser/push').then(({ browserPush }) => browserPush)

/** The browser's messages; their code comes with the first thing that is asked of them. */
export const lazyPush: PushPort = {
  look: async () => (await load()).look(),
  subscribe: async (publicKey) => (await load()).subscribe(publicKey),
  unsubscribe: async () => (await load()).unsubscribe(),
}
