import { classNames } from '../class-names.ts'
import { Link, type LinkComponentProps } from './link-context.tsx'
import css from './TextLink.module.css'

/** Link inside text or a list. `quiet` leaves the colour to the text around and underlines on hover. */
export type TextLinkProps = LinkComponentProps & { quiet?: boolean }

/** A link that looks like one. */
export function TextLink({ quiet = false, className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={classNames(css.link, className)} data-quiet={quiet || undefined} />
}
