import { Fragment, type ReactNode } from 'react'
import { TextLink } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './Settings.module.css'

/** A part of the settings by the anchor that leads to it. */
export interface SettingsPart {
  readonly id: string
  readonly title: string
  /** A `SettingsSection` with this id and title. */
  readonly content: ReactNode
}

/** The page of the settings: its parts in their order, and the ways to them. */
export function SettingsView({ parts }: { parts: readonly SettingsPart[] }) {
  return (
    <div className={css.page}>
      <h1>{ru.title}</h1>
      <nav aria-label={ru.contents}>
        <ul className={css.contents}>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <TextLink to={`#${id}`}>{title}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(({ id, content }) => (
        <Fragment key={id}>{content}</Fragment>
      ))}
    </div>
  )
}
