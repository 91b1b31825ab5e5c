import type { CoverLook } from '@artel/core/covers/address'
import type { ReactNode } from 'react'
import { Mark } from '../kit/cover/index.ts'
import { ButtonLink, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '../kit/index.ts'
import css from './Admin.module.css'
import { ru } from './ru.ts'

export interface AdminListProps {
  status: 'pending' | 'error' | 'success'
  failed: string
  /** What is said where there is nothing; `null` while there is something, left out of what is never empty. */
  empty?: {
    readonly title: string
    readonly text: string
    readonly reset?: { readonly to: string; readonly label: string }
  } | null
  onRetry: () => void
  isRetrying: boolean
  /** How many rows are coming, at the most. */
  rows?: number
  children: ReactNode
}

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const nothing: CoverLook = { material: 'grid', object: 'clipboard' }

/** A list of administration in all its states. */
export function AdminList({ status, failed, empty, onRetry, isRetrying, rows = 10, children }: AdminListProps) {
  if (status === 'error') return <ErrorState title={failed} onRetry={onRetry} retrying={isRetrying} />
  if (status === 'pending') {
    return (
      <div className={css.section} aria-busy="true">
        <VisuallyHidden>{ru.loading}</VisuallyHidden>
        {ROWS.slice(0, rows).map((row) => (
          <Skeleton key={row} shape="block" className={css.row} />
        ))}
      </div>
    )
  }
  if (!empty) return children
  const { title, text, reset } = empty
  return (
    <EmptyState
      mark={<Mark look={nothing} size={112} />}
      title={title}
      text={text}
      action={
        reset && (
          <ButtonLink variant="secondary" to={reset.to}>
            {reset.label}
          </ButtonLink>
        )
      }
    />
  )
}
