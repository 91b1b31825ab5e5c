import type { ReactNode } from 'react'
import css from './TextPage.module.css'

export interface TextPageProps {
  /** The page's only `h1`. */
  title: string
  /** Sections with `h2`, paragraphs, lists, tables. */
  children: ReactNode
}

/** A page that is one text: rules, policies, answers. Reads and prints without scripts. */
export function TextPage({ title, children }: TextPageProps) {
  return (
    <article className={css.page}>
      <h1>{title}</h1>
      {children}
    </article>
  )
}
