import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from '../spinner/Spinner.tsx'
import css from './Button.module.css'
import { type ButtonLook, buttonLook } from './button-look.ts'

/** A native button with a look. `loading` keeps width, focus and name, and lets no click or submit through. */
export type ButtonProps = ButtonLook & ComponentProps<'button'> & { loading?: boolean }

/** Does something here and now; to go somewhere take ButtonLink. */
export function Button({ variant, dense, wide, loading = false, className, children, onClick, ...rest }: ButtonProps) {
  const refuse = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      type="button"
      {...rest}
      {...buttonLook({ variant, dense, wide }, className)}
      onClick={loading ? refuse : onClick}
      aria-disabled={loading || undefined}
      data-loading={loading || undefined}
    >
      <span className={css.label}>{children}</span>
      {loading && (
        <span className={css.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  )
}
