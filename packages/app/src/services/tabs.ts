import type { TokenKeeper } from '@artel/core/auth'

const NAME = 'artel-session'

/**
 * A sign-in is told to the other tabs of this browser: those of a guest ask with the new cookie who has come. A tab that is
 * signed in has a token of its own, and asks nothing.
 */
export const shareSignIn = (tokens: Pick<TokenKeeper, 'subscribe' | 'renew'>): void => {
  if (typeof BroadcastChannel === 'undefined') return
  const tabs = new BroadcastChannel(NAME)
  tokens.subscribe((news) => {
    if (news === 'signedIn') tabs.postMessage(news)
  })
  // Without a connection the next call finds it out.
  tabs.addEventListener('message', () => void tokens.renew(null).catch(() => {}))
}
