import css from './Kbd.module.css'

/** A key beside what it does. Read out as part of no name: the button says what it does by itself. */
export function Kbd({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className={css.place}>
      <kbd className={css.key}>{children}</kbd>
    </span>
  )
}
