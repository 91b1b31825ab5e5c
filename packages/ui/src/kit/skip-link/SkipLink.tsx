import { ru } from '../ru.ts'
import css from './SkipLink.module.css'

/** First thing on a page: jumps over the header to the element with the id `target` (which needs `tabIndex={-1}`). */
export function SkipLink({ target }: { target: string }) {
  return (
    <a
      href={`#${target}`}
      className={css.skip}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
    >
      {ru.skipToContent}
    </a>
  )
}
