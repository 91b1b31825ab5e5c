import { accountStateLabels } from '@artel/core/admin'
import type { AccountState } from '@artel/core/contract'
import { Ban, UserX } from 'lucide-react'
import { Badge } from '../kit/index.ts'

/** Says that an account does not work; of one that does, nothing. */
export function UserStateBadge({ state }: { state: AccountState }) {
  if (state === 'ACTIVE') return null
  return state === 'BLOCKED' ? (
    <Badge tone="error" icon={Ban}>
      {accountStateLabels.BLOCKED}
    </Badge>
  ) : (
    <Badge icon={UserX}>{accountStateLabels.DELETED}</Badge>
  )
}
