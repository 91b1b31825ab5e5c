import type { ReactNode } from 'react'
import { Link } from '../link/link-context.tsx'
import css from './SectionHeading.module.css'

export interface SectionHeadingProps {
  title: ReactNode
  /** The section is named by it: `<Band headingId={id}>`. */
  id?: string
  level?: 1 | 2 | 3
  /** A quiet line below. */
  note?: ReactNode
  /** Where the rest of it is. Clear without the title: «Все исполнители». */
  link?: { readonly to: string; readonly label: string }
}

/** What a section of a page begins with. */
export function SectionHeading({ title, id, level = 2, note, link }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div className={css.heading}>
      <div className={css.words}>
        <Heading id={id}>{title}</Heading>
        {note && <p className={css.note}>{note}</p>}
      </div>
      {link && (
        <Link to={link.to} className={css.link}>
          {link.label}
        </Link>
      )}
    </div>
  )
}
