import type { ArticleCategory } from '../contract/content-terms.ts'
import type { MATERIALS, OBJECTS } from '../contract/cover-terms.ts'

/** A material with the object that stands on it. */
interface CoverLook {
  readonly material: (typeof MATERIALS)[number]
  readonly object: (typeof OBJECTS)[number]
}

/** What stands on the cover of an article without a picture: several of each category, so that neighbours differ. */
const looks: Readonly<Record<ArticleCategory, readonly CoverLook[]>> = {
  ADVICES: [
    { material: 'grid', object: 'clipboard' },
    { material: 'hex', object: 'toolbox' },
    { material: 'parquet', object: 'brush' },
    { material: 'suds', object: 'bucket' },
    { material: 'boxes', object: 'box' },
  ],
  CASES: [
    { material: 'planks', object: 'saw' },
    { material: 'brick', object: 'ladder' },
    { material: 'hex', object: 'setsquare' },
  ],
  INTERVIEW: [
    { material: 'paper', object: 'cup' },
    { material: 'leaves', object: 'handshake' },
    { material: 'film', object: 'chat' },
  ],
  NEWS: [
    { material: 'circuit', object: 'bulb' },
    { material: 'plaster', object: 'trophy' },
    { material: 'grid', object: 'clock' },
  ],
  PERSONAL_BLOG: [
    { material: 'planks', object: 'pencil' },
    { material: 'petals', object: 'teapot' },
    { material: 'tread', object: 'screwdriver' },
  ],
}

/** Material and object of an article without a cover of its own: always the same for one article. */
export const articleLook = ({
  id,
  category,
}: {
  readonly id: number
  readonly category: ArticleCategory
}): CoverLook => {
  const options = looks[category]
  return options[id % options.length] as CoverLook
}
