import type { CoverLook } from '@artel/core/covers/address'
import { lookOf } from '@artel/core/covers/looks'
import { categoryRecords } from '../categories/category-tree.ts'
import { random } from '../random/random.ts'
import { DAY, type DemoUser } from './demo.types.ts'
import { leavesOf } from './insert-company-categories.ts'
import type { DemoPicture } from './pictures.ts'

/** The mark of a company: what it deals with, on the material of its trade. */
export interface DemoMark extends DemoPicture {
  readonly look: CoverLook
  /** Whether the object stands on a light disc, so that companies of one trade differ. */
  readonly hasDisc: boolean
}

const slugOf = new Map(categoryRecords.map(({ id, slug }) => [id, slug]))

/** Looks that fit a company, the closest first. */
const looksFor = (owner: DemoUser): readonly CoverLook[] =>
  [...leavesOf(owner).map((id) => slugOf.get(id) ?? ''), ...owner.trades].map(lookOf)

const keyOf = ({ look: { material, object }, hasDisc }: Pick<DemoMark, 'look' | 'hasDisc'>) =>
  `${material} ${object} ${hasDisc}`

/** Gives every company a mark, none that another has already while there are others: the same companies, the same marks. */
export function chooseMarks(executors: readonly DemoUser[]): readonly DemoMark[] {
  const draw = random('marks')
  const borne = new Map<string, number>()
  const times = (one: Pick<DemoMark, 'look' | 'hasDisc'>) => borne.get(keyOf(one)) ?? 0
  return executors
    .filter(({ speaker }) => speaker === 'they')
    .map((owner): DemoMark => {
      const first = draw.chance(0.5)
      const options = [first, !first].flatMap((hasDisc) => looksFor(owner).map((look) => ({ look, hasDisc })))
      const chosen = options.reduce((best, one) => (times(one) < times(best) ? one : best))
      borne.set(keyOf(chosen), times(chosen) + 1)
      const id = draw.uuid()
      return { ...chosen, id, owner, name: 'Логотип.webp', asset: `${id}.webp`, createdAt: owner.createdAt + DAY }
    })
}
