import { Link, type LinkComponentProps } from '../link/link-context.tsx'
import css from './Button.module.css'
import { type ButtonLook, buttonLook } from './button-look.ts'

/** A link with the look of a button. */
export type ButtonLinkProps = ButtonLook & LinkComponentProps

/** Goes somewhere, and is as loud as a button. */
export function ButtonLink({ variant, dense, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} {...buttonLook({ variant, dense, wide }, className)}>
      <span className={css.label}>{children}</span>
    </Link>
  )
}
