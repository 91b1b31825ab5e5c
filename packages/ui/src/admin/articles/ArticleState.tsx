import type { PublicationStatus } from '@artel/core/contract'
import { Badge, type BadgeProps } from '../../kit/index.ts'
import { ru } from './ru.ts'

const tones: Readonly<Record<PublicationStatus, NonNullable<BadgeProps['tone']>>> = {
  DRAFT: 'neutral',
  PENDING: 'info',
  PUBLISHED: 'success',
  HIDDEN: 'neutral',
  REJECTED: 'error',
}

/** How an article stands, in a word. */
export function ArticleState({ status }: { status: PublicationStatus }) {
  return <Badge tone={tones[status]}>{ru.states[status]}</Badge>
}
