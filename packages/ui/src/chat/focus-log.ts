import type { MouseEvent } from 'react'

/** Hands the focus to the log around a button that its own click makes disappear. */
export const focusLog = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest<HTMLElement>('[role="log"]')?.focus({ preventScroll: true })
