import css from './Spinner.module.css'

/** A turning ring in the colour of the text around; decoration, so say in words what goes on. */
export function Spinner() {
  return <span className={css.spinner} aria-hidden="true" />
}
