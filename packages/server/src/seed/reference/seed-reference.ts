import { createHash } from 'node:crypto'
import type pg from 'pg'
import { gazetteer } from '../../features/geocoder/gazetteer.ts'
import { categoryRecords } from '../categories/category-tree.ts'
import { landingRecords } from '../categories/landings.ts'
import { helpSections } from '../help/help.ts'
import { insertRows, updateOnConflict } from '../rows/insert-rows.ts'
import { inSeedTransaction, readSeedMark, writeSeedMark } from '../rows/seed-marks.ts'

const REGIONS = { id: 'int', name: 'text', lat: 'float8', lon: 'float8' } as const
const CITIES = {
  id: 'int',
  region_id: 'int',
  name: 'text',
  name_locative: 'text',
  lat: 'float8',
  lon: 'float8',
  population: 'int',
  time_zone_offset: 'int',
} as const
const CATEGORIES = {
  id: 'int',
  parent_id: 'int',
  slug: 'text',
  name: 'text',
  position: 'int',
  properties: 'jsonb',
  meta: 'jsonb',
  on_main_page: 'bool',
} as const

const LANDINGS = {
  id: 'int',
  parent_id: 'int',
  category_id: 'int',
  slug: 'text',
  name: 'text',
  position: 'int',
  title: 'text',
  lead: 'text',
  questions: 'jsonb',
} as const

const FAQ_SECTIONS = { slug: 'text', title: 'text', about: 'text', audience: 'text', position: 'int' } as const
const FAQ_ITEMS = { slug: 'text', section_slug: 'text', question: 'text', answer: 'text', position: 'int' } as const

/** SHA-256 of everything {@link seedReference} writes. */
const referenceHash = (): string =>
  createHash('sha256')
    .update(JSON.stringify([gazetteer(), categoryRecords, landingRecords, helpSections]))
    .digest('hex')

/**
 * Brings regions, towns, categories and the help up to the edition of this build; what has gone from it stays, because tasks may
 * refer to it. Does nothing when the edition is in already. Returns whether it wrote.
 */
export async function seedReference(pool: pg.Pool): Promise<boolean> {
  const hash = referenceHash()
  if ((await readSeedMark(pool, 'reference')) === hash) return false
  return inSeedTransaction(pool, async (client) => {
    if ((await readSeedMark(client, 'reference')) === hash) return false
    const { regions, cities } = gazetteer()
    const regionRows = regions.map(({ id, name, lat, lon }) => [id, name, lat, lon])
    await insertRows(client, 'regions', REGIONS, regionRows, updateOnConflict(REGIONS))
    const cityRows = cities.map((city) => [
      city.id,
      city.regionId,
      city.name,
      city.locative,
      city.lat,
      city.lon,
      city.population,
      city.utcOffset,
    ])
    await insertRows(client, 'cities', CITIES, cityRows, updateOnConflict(CITIES))
    const categoryRows = categoryRecords.map((category) => [
      category.id,
      category.parentId,
      category.slug,
      category.name,
      category.position,
      JSON.stringify(category.properties),
      JSON.stringify(category.meta),
      category.onMainPage,
    ])
    await giveWaySlugs(client)
    await insertRows(client, 'categories', CATEGORIES, categoryRows, updateOnConflict(CATEGORIES))
    const landingRows = landingRecords.map((landing) => [
      landing.id,
      landing.parentId,
      landing.categoryId,
      landing.slug,
      landing.name,
      landing.position,
      landing.title,
      landing.lead,
      JSON.stringify(landing.questions),
    ])
    // What an administrator has reworded stays.
    const unlessReworded = `${updateOnConflict(LANDINGS)} where landing_categories.version = 1`
    await insertRows(client, 'landing_categories', LANDINGS, landingRows, unlessReworded)
    await writeHelp(client)
    await writeSeedMark(client, 'reference', hash)
    return true
  })
}

/** A category that staff have added gives its slug to a new one of the product, which must have it. */
async function giveWaySlugs(client: pg.PoolClient): Promise<void> {
  await client.query(
    `update categories set slug = slug || '-' || id
     from unnest($1::int[], $2::text[]) as wanted (wanted_id, wanted_slug)
     where slug = wanted_slug and id <> wanted_id and id > 100000`,
    [categoryRecords.map(({ id }) => id), categoryRecords.map(({ slug }) => slug)],
  )
}

/** Sections and questions that are new; what came once may have been reworded, renamed or removed since. */
async function writeHelp(client: pg.PoolClient): Promise<void> {
  const kept = 'on conflict (slug) do nothing'
  const all = helpSections.flatMap(({ slug, items }) => [slug, ...items.map((item) => item.slug)])
  const { rows } = await client.query<{ slug: string }>(
    'insert into faq_shipped (slug) select unnest($1::text[]) on conflict do nothing returning slug',
    [all],
  )
  const fresh = new Set(rows.map(({ slug }) => slug))
  const sectionRows = helpSections
    .map(({ slug, title, about, audience }, at) => [slug, title, about, audience, at + 1] as const)
    .filter(([slug]) => fresh.has(slug))
  await insertRows(client, 'faq_sections', FAQ_SECTIONS, sectionRows, kept)
  const sections = await client.query<{ slug: string }>('select slug from faq_sections')
  const there = new Set(sections.rows.map(({ slug }) => slug))
  const itemRows = helpSections.flatMap(({ slug: section, items }) =>
    items
      .map(({ slug, question, answer }, at) => [slug, section, question, answer, at + 1] as const)
      .filter(([slug]) => fresh.has(slug) && there.has(section)),
  )
  await insertRows(client, 'faq_items', FAQ_ITEMS, itemRows, kept)
  // An array of arrays would be one flat array to the database.
  const related = helpSections.flatMap(({ items }) =>
    items
      .filter(({ slug }) => fresh.has(slug))
      .map(({ slug, related: others = [] }) => ({ slug, related: others.join(' ') })),
  )
  await client.query(
    `update faq_items set related = string_to_array(wanted.related, ' ')
     from unnest($1::text[], $2::text[]) as wanted (slug, related)
     where faq_items.slug = wanted.slug and faq_items.related = '{}' and wanted.related <> ''`,
    [related.map(({ slug }) => slug), related.map((one) => one.related)],
  )
}
