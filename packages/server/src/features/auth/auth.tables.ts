import type { LinkPurpose } from '@artel/core/auth'
import type { Generated } from 'kysely'
import type { Instant, InstantNow, NullableInstant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    mail_links: MailLinksTable
    sessions: SessionsTable
    refresh_tokens: RefreshTokensTable
  }
}

export interface MailLinksTable {
  hash: Buffer
  user_id: string
  purpose: LinkPurpose
  email: string
  created_at: Instant
  expires_at: Instant
  used_at: NullableInstant
}

export interface SessionsTable {
  id: string
  user_id: string
  created_at: InstantNow
  last_used_at: InstantNow
  ended_at: NullableInstant
  end_reason: 'LOGOUT' | 'REUSE' | 'EXPIRED' | 'ENDED' | 'PASSWORD_CHANGED' | 'ACCOUNT_DELETED' | 'BLOCKED' | null
  user_agent: Generated<string>
  ip: Generated<string>
}

export interface RefreshTokensTable {
  token_hash: Buffer
  session_id: string
  issued_at: InstantNow
  expires_at: Instant
  rotated_at: NullableInstant
}
