import type { ReactNode } from 'react'
import css from './StatusPage.module.css'

export interface StatusPageProps {
  /** Large quiet mark above the title: «404». */
  mark?: string
  title: string
  text: string
  /** Small print below the action, in the words of a machine: for a letter to support. */
  detail?: string
  /** The one thing to do next. */
  action: ReactNode
}

/** A page that says why there is nothing else on it, and what to do next. */
export function StatusPage({ mark, title, text, detail, action }: StatusPageProps) {
  return (
    <section className={css.page}>
      {mark && (
        <p className={css.mark} aria-hidden="true">
          {mark}
        </p>
      )}
      <h1>{title}</h1>
      <p className={css.text}>{text}</p>
      {action}
      {detail && (
        <p className={css.detail} lang="en">
          {detail}
        </p>
      )}
    </section>
  )
}
