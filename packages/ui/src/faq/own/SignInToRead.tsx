import { useEffect, useId, useRef } from 'react'
import { Button } from '../../kit/index.ts'
import css from './OwnQuestions.module.css'
import { ru } from './ru.ts'

export interface SignInToReadProps {
  onSignIn: () => void
}

/** In the place of the question that a letter leads to, where nobody has signed in: its answer is for who has asked. */
export function SignInToRead({ onSignIn }: SignInToReadProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 ref={heading} id={id} tabIndex={-1} className={css.text}>
        {ru.signInTitle}
      </h2>
      <p>{ru.signInText}</p>
      <p>
        <Button onClick={onSignIn}>{ru.signIn}</Button>
      </p>
    </section>
  )
}
