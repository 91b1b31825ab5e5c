import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Link, type LinkComponentProps } from '../link/link-context.tsx'
import css from './Card.module.css'

/** Choose the element by meaning: `article` for a thing of its own, `li` in a list. */
export type CardProps = ComponentProps<'div'> & { as?: 'article' | 'section' | 'li' | 'div' }

/** A sheet on the page: 1 px border, 12 px corners. With a CardLink inside the whole sheet is the target. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  // One of four elements that take the same attributes; the union has no common ref type.
  const Sheet = Element as 'div'
  return <Sheet {...rest} className={classNames(css.card, className)} />
}

/** The link of a card, usually its title; its target is stretched over the card, other controls stay above it. */
export function CardLink({ className, ...rest }: LinkComponentProps) {
  return <Link {...rest} className={classNames(css.link, className)} />
}
