import { useServices } from '../services/index.ts'
import css from './LettersLink.module.css'
import { ru } from './ru.ts'

/** The way to the letters of the demo, which never leave this computer; nothing where letters are sent. */
export function LettersLink() {
  const { lettersPath } = useServices()
  if (lettersPath === null) return null
  return (
    <span className={css.letters}>
      {ru.demoLetters}{' '}
      <a href={lettersPath} target="_blank" rel="noreferrer">
        {ru.openLetters}
      </a>
    </span>
  )
}
