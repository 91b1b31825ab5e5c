import type { ReactNode } from 'react'
import css from './Settings.module.css'

export interface SettingsSectionProps {
  /** Of the anchor: `/personal-area/settings#email`. */
  id: string
  title: string
  /** What it is for, under the heading. */
  text?: string
  children: ReactNode
}

/** One part of the settings, which an address may lead to. */
export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} className={css.heading}>
          {title}
        </h2>
        {text && <p className={css.text}>{text}</p>}
      </div>
      {children}
    </section>
  )
}
