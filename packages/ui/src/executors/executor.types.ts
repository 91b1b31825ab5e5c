import type { ReactNode } from 'react'
import type { PictureProps } from '../kit/picture/index.ts'
import type { PersonWords, TrustFacts } from '../people/index.ts'
import type { PriceWords } from '../prices/index.ts'

/** A finished work, as a picture. */
export interface ShownWork {
  readonly id: number | string
  readonly picture: PictureProps['picture']
  /** What is seen on it. */
  readonly alt: string
}

/** An executor in a list, as plain words. */
export interface ExecutorWords {
  person: PersonWords
  trust: TrustFacts
  price: PriceWords | null
  /** A story shows three, a row four. */
  works: readonly ShownWork[]
  /** What they say of themselves; two lines are shown, in a row. */
  text?: string | undefined
  /** The place in the list is paid for. */
  isPaid?: boolean
  /** «3 км от вас». */
  distance?: string | undefined
}

export interface ExecutorCardProps {
  executor: ExecutorWords
  /** Page of the executor: the whole card leads there. */
  to: string
  /** `story` on the front page and on a landing, `card` in a grid, `row` in the list of executors. */
  density?: 'story' | 'card' | 'row'
  /** Two quiet ones; only a row shows them. */
  actions?: ReactNode
  /** In the place of the works when there are none; only a story has the place. */
  cover?: ReactNode
  /** Level of the name in the page's outline. */
  headingLevel?: 2 | 3 | 4
}

/** What each of the three looks takes. */
export type ExecutorLookProps = Omit<ExecutorCardProps, 'density'>
