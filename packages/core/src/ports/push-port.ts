/** How a browser stands to messages, before this site has asked it anything. */
export type PushStanding =
  /** It cannot show them, or not on this page. */
  | { readonly status: 'unsupported' }
  /** Somebody has forbidden them for this site; only the browser's own settings can allow them again. */
  | { readonly status: 'denied' }
  /** `endpoint` of the subscription that it has, if any. */
  | { readonly status: 'allowed'; readonly endpoint: string | null }

/** What a browser hands out for a server to send messages with. */
export interface PushSubscriptionFacts {
  /** Where its push service takes them. */
  readonly endpoint: string
  /** Base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** The browser's own messages from a site. */
export interface PushPort {
  look(): Promise<PushStanding>
  /** Asks the person, if nobody has; to be called by what they press. `dismissed`: they have closed the question. */
  subscribe(publicKey: string): Promise<PushSubscriptionFacts | 'denied' | 'dismissed'>
  unsubscribe(): Promise<void>
}
