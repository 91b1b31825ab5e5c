import type { User } from '@artel/core/contract'
import type { AuthService } from '../features/auth/auth.service.ts'

/** Whose page it is, and what the page needs to act for them. */
export interface PageSession {
  readonly user: User
  /** For the calls of one rendering. */
  readonly accessToken: string
  /** What the page sends in X-XSRF-TOKEN. */
  readonly xsrfToken: string
}

/** Finds out whose page it is; changes nothing. */
export interface PageSessions {
  /** `refreshToken` comes from the cookie; `null` is a guest. */
  find(refreshToken: string): Promise<PageSession | null>
}

export interface PageSessionDeps {
  readonly auth: Pick<AuthService, 'resolveWebSession' | 'mintAccessToken' | 'xsrfToken'>
  readonly readUser: (id: string) => Promise<User | undefined>
}

/** The token of a page lives as long as its rendering may take. */
const PAGE_TOKEN_SECONDS = 60

export const createPageSessions = ({ auth, readUser }: PageSessionDeps): PageSessions => ({
  async find(refreshToken) {
    const viewer = await auth.resolveWebSession(refreshToken)
    const user = viewer && (await readUser(viewer.id))
    if (!viewer || !user) return null
    return {
      user,
      accessToken: await auth.mintAccessToken(viewer, PAGE_TOKEN_SECONDS),
      xsrfToken: auth.xsrfToken(viewer),
    }
  },
})
