import { type FocusEvent, useState } from 'react'

/** What keeps the row that holds the focus in the document however far it is scrolled away. */
export interface KeptRow {
  /** For the virtualizer. */
  readonly keepMounted: readonly number[] | undefined
  keep(index: number): void
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: (event: FocusEvent) => void
}

/**
 * A row that is taken out takes the focus with it, and the keyboard starts again at the top of the page. `keyAt` finds the
 * row again when others have come before it. Rows carry `data-index`.
 */
export const useKeptRow = (count: number, keyAt: (index: number) => string | number | undefined): KeptRow => {
  const [kept, setKept] = useState<{ readonly index: number; readonly key: string | number | undefined } | null>(null)
  let keepMounted: readonly number[] | undefined
  if (kept) {
    const isInPlace = kept.index < count && keyAt(kept.index) === kept.key
    const index = isInPlace
      ? kept.index
      : Array.from({ length: count }, (_, n) => n).findIndex((n) => keyAt(n) === kept.key)
    if (index === -1) setKept(null)
    else if (!isInPlace) setKept({ ...kept, index })
    else keepMounted = [index]
  }
  const keep = (index: number) => setKept({ index, key: keyAt(index) })
  return {
    keepMounted,
    keep,
    onFocus: ({ target }) => {
      const row = target.closest<HTMLElement>('[data-index]')
      if (row) keep(Number(row.dataset.index))
    },
    onBlur: () => setKept(null),
  }
}
