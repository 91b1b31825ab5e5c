import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import css from './Band.module.css'

/** `headingId` is the heading that names the band; on `green` everything inside takes the colours of the band. */
export type BandProps = Omit<ComponentProps<'section'>, 'aria-labelledby'> & {
  surface?: 'green' | 'white' | 'paper' | 'sunken' | 'kraft'
  as?: 'section' | 'header' | 'div'
  headingId?: string
}

/** A strip from edge to edge that holds its content to the width of the page. Two dark ones never stand together. */
export function Band({
  surface = 'paper',
  as: Element = 'section',
  headingId,
  className,
  children,
  ...rest
}: BandProps) {
  // One of three elements that take the same attributes; the union has no common ref type.
  const Strip = Element as 'section'
  return (
    <Strip {...rest} aria-labelledby={headingId} className={classNames(css.band, className)} data-surface={surface}>
      <div className={css.inner}>{children}</div>
    </Strip>
  )
}

/** A light sheet on a band, as the one big field of the home page: what stands on it has the colours of a page. */
export function BandSheet({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css.sheet, className)} />
}
