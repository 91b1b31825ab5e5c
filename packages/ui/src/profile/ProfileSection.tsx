import type { ReactNode, Ref } from 'react'
import css from './ProfileSection.module.css'

export interface ProfileSectionProps {
  /** Part of the address that leads here: `#about`. */
  id: string
  title: string
  lead?: ReactNode
  /** Takes the focus when what was typed is saved. */
  heading?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** One part of the profile on a paper of its own. */
export function ProfileSection({ id, title, lead, heading, children }: ProfileSectionProps) {
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-heading`}>
      <header className={css.head}>
        <h2 id={`${id}-heading`} ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h2>
        {lead && <p className={css.lead}>{lead}</p>}
      </header>
      {children}
    </section>
  )
}
