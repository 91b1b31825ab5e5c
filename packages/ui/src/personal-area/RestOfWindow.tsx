import css from './AreaWaiting.module.css'

/** Stands where a page turns out to be short, so that its foot stays below the window, where it was while the page was waited for. */
export function RestOfWindow() {
  return <div className={css.rest} />
}
