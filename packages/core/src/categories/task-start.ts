import type { LandingFigures } from '../contract/landings.ts'
import type { UsualRange } from './usual-terms.ts'

/** A category that a task may be put in. */
interface Startable {
  readonly id: number
  readonly slug: string
  readonly name: string
}

export interface TaskStart<C extends Startable> {
  /** The category of the page. */
  readonly own: C
  /** Those below it and beside it: a title may speak of one of them. */
  readonly around: readonly C[]
  /** Chosen by hand; it counts before anything that the title says. */
  readonly chosenSlug: string | null
  /** What the title speaks of, wherever that is. */
  readonly suggestedSlug: string | null
  readonly prices: LandingFigures['prices']
}

/** Where a task that is begun on a landing page goes, and what such work usually costs; `null` when too little is known. */
export const startTask = <C extends Startable>({
  own,
  around,
  chosenSlug,
  suggestedSlug,
  prices,
}: TaskStart<C>): { readonly category: C; readonly range: UsualRange | null } => {
  const known = [own, ...around]
  const named = (slug: string | null) => known.find((one) => one.slug === slug)
  const category = named(chosenSlug) ?? named(suggestedSlug) ?? own
  const usual = prices.find(({ categoryId }) => categoryId === category.id)
  return { category, range: usual ? { from: usual.from, to: usual.to } : null }
}
