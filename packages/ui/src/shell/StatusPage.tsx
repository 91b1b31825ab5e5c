import type { CoverLook } from '@artel/core/covers/address'
import type { ReactNode } from 'react'
import { Mark } from '../kit/cover/index.ts'
import css from './StatusPage.module.css'

export interface StatusPageProps {
  /** What stands above the title: a thing on its material. */
  look: CoverLook
  title: string
  text: string
  /** Small print below the action, in the words of a machine: for a letter to support. */
  detail?: string
  /** The one thing to do next. */
  action: ReactNode
}

/** A page that says why there is nothing else on it, and what to do next. */
export function StatusPage({ look, title, text, detail, action }: StatusPageProps) {
  return (
    <section className={css.page}>
      <Mark look={look} size={112} />
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
