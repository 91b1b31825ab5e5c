import css from './LettersLink.module.css'
import { ru } from './ru.ts'

/** The way to the letters of the demo, which never leave this computer; nothing where letters are sent. */
export function LettersLink({ path }: { path: string | null }) {
  if (path === null) return null
  return (
    <span className={css.letters}>
      {ru.demoLetters}{' '}
      <a href={path} target="_blank" rel="noreferrer">
        {ru.openLetters}
      </a>
    </span>
  )
}
