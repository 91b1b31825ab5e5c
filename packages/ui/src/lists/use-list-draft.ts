import { useState } from 'react'
import type { AddressedList } from './list.types.ts'

/** The filters as they stand in the form, and what can be done with them. */
export interface ListDraft<F> {
  /** What the list is searched with. */
  readonly applied: F
  /** What stands in the fields. */
  readonly draft: F
  /** Something is being typed. */
  change(part: Partial<F>): void
  /** Something was chosen: the list follows at once. */
  apply(part?: Partial<F>): void
  /** A field was left: the list follows if something else was typed into it. */
  leave(name: keyof F): void
  /** What is wrong with what was asked for, until it is mended; nothing is said of what is being typed. */
  problemOf(name: keyof F): string | undefined
}

/** Takes over what the address says anew and leaves what is typed and not applied yet. */
const merged = <F extends object>(draft: F, before: F, after: F): F => {
  const names = Object.keys(after) as (keyof F)[]
  const typed = names.filter((name) => draft[name] !== before[name] && !Array.isArray(draft[name]) && name !== 'page')
  return { ...after, ...Object.fromEntries(typed.map((name) => [name, draft[name]])) }
}

/** Holds what is typed while lists come and go: the form stays, whatever the address becomes. */
export function useListDraft<F extends object>(
  { list, addressOf }: AddressedList<F>,
  applied: F,
  onApply: (filters: F) => void,
): ListDraft<F> {
  const [state, setState] = useState({ applied, draft: applied })
  let { draft } = state
  if (addressOf(applied) !== addressOf(state.applied)) {
    draft = merged(draft, state.applied, applied)
    setState({ applied, draft })
  }
  const set = (next: F) => setState((before) => ({ ...before, draft: next }))
  return {
    applied,
    draft,
    change: (part) => set(list.change(draft, part)),
    apply(part = {}) {
      const next = list.change(draft, part)
      set(next)
      onApply(next)
    },
    leave(name) {
      if (draft[name] !== applied[name]) onApply(draft)
    },
    problemOf: (name) => (list.problems(applied)?.[name] && list.problems(draft)?.[name]) || undefined,
  }
}
