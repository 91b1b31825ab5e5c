import type { User } from '../contract/users.ts'

/** What a screen may know of the session. */
export type SessionViewState =
  /** Not known yet. */
  | { readonly status: 'loading' }
  /** Could not be found out; `session.retry` asks again. */
  | { readonly status: 'unavailable'; readonly message: string }
  | { readonly status: 'guest' }
  /** A guest whose session has just been ended by the server. */
  | { readonly status: 'expired' }
  | { readonly status: 'signedIn' | 'signingOut'; readonly user: User; readonly hasApprovedTask: boolean | null }

/** The session as the page was rendered with it, before its machine has been loaded. */
export const renderedSession = (viewer: User | null | undefined): SessionViewState => {
  if (viewer === undefined) return { status: 'loading' }
  return viewer === null ? { status: 'guest' } : { status: 'signedIn', user: viewer, hasApprovedTask: null }
}

/** Who is signed in; `null` for a guest and while it is not known. */
export const viewerOf = (view: SessionViewState): User | null => ('user' in view ? view.user : null)
