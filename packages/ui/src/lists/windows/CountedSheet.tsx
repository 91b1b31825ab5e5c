import type { PluralForms } from '@artel/core/format'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FilterSheet } from '../../kit/filter-sheet/index.ts'
import type { AddressedList } from '../list.types.ts'
import type { ListDraft } from '../use-list-draft.ts'
import { useRested } from '../use-rested.ts'

interface Found {
  readonly pagination: { readonly totalItems: number }
}

export interface CountedSheetProps<F> extends AddressedList<F> {
  open: boolean
  onClose: () => void
  form: ListDraft<F>
  /** The list without filters of the sheet. */
  cleared: F
  /** The list as it is asked for with these filters. */
  query: (filters: F) => {
    readonly queryKey: readonly unknown[]
    readonly queryFn: (run: { readonly signal: AbortSignal }) => Promise<Found>
  }
  /** What is counted. */
  forms: PluralForms
  /** The fields. */
  children: ReactNode
}

/** The filters of a list on a phone; its button counts what they would leave, also while a sum is being typed. */
export function CountedSheet<F extends object>(props: CountedSheetProps<F>) {
  const { open, onClose, form, cleared, query, forms, children, list, addressOf } = props
  const { draft, applied, apply } = form
  const asked = useRested(draft)
  const hasProblem = list.problems(asked) !== null
  const { data, isError } = useQuery({ ...query(asked), enabled: open && !hasProblem })
  const isTyped = addressOf(draft) !== addressOf(applied)
  const close = () => {
    if (isTyped) apply()
    onClose()
  }
  const isCounting = asked !== draft || (data === undefined && !isError)
  return (
    <FilterSheet
      open={open}
      onClose={close}
      count={hasProblem || isError ? 0 : isCounting ? null : (data?.pagination.totalItems ?? 0)}
      forms={forms}
      onReset={addressOf(draft) === addressOf(cleared) ? undefined : () => apply(cleared)}
    >
      {children}
    </FilterSheet>
  )
}
