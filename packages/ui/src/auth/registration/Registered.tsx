import { paths } from '@artel/core/routes'
import { Mark } from '../../kit/cover/index.ts'
import { ButtonLink, EmptyState, TextLink } from '../../kit/index.ts'
import { LettersLink } from '../LettersLink.tsx'
import css from './Registered.module.css'
import { ru } from './ru.ts'

export interface RegisteredProps {
  /** Where the letter went. */
  email: string
  account: 'CLIENT' | 'EXECUTOR'
  /** Where the letters of the demo can be read; `null` where letters are sent. */
  lettersPath: string | null
}

/** The account is there, the letter is on its way, and there is something to begin with. */
export function Registered({ email, account, lettersPath }: RegisteredProps) {
  return (
    <EmptyState
      mark={<Mark look={{ material: 'paper', object: 'chat' }} size={112} />}
      title={ru.doneTitle}
      text={
        <>
          <span className={css.letter}>{ru.doneText(email)}</span>
          <LettersLink path={lettersPath} />
          <span className={css.phone}>
            {ru.donePhone} <TextLink to={`${paths.settings()}#phone`}>{ru.confirmPhone}</TextLink>
          </span>
        </>
      }
      action={
        account === 'CLIENT' ? (
          <ButtonLink to={paths.taskCreate()}>{ru.createTask}</ButtonLink>
        ) : (
          <ButtonLink to={paths.taskFind()}>{ru.findTask}</ButtonLink>
        )
      }
    />
  )
}
