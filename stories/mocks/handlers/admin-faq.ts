import type { AdminFaqItem, AdminFaqSection, FaqItemInput, FaqSectionInput } from '@artel/core/contract'
import { slugOfQuestion } from '@artel/core/faq'
import { paths } from '@artel/core/routes'
import { NO_SECTION, TAKEN_SECTION } from '@artel/core/validators'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal, unfit } from '../mock-refusal.ts'
import type { StoredFaqItem, StoredFaqSection } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { checkVersion, found } from './allow.ts'
import { keepVersion } from './content-history.ts'
import { writeDeed } from './staff-log.ts'

const outline = ({ items, ...section }: StoredFaqSection): AdminFaqSection => ({
  ...section,
  items: items.map(({ id, slug, question, isHidden }) => ({ id, slug, question, isHidden })),
})

const allItems = ({ faq }: MockWorld) => faq.flatMap(({ items }) => items)
const sectionBy = ({ faq }: MockWorld, id: number) => found(faq.find((one) => one.id === id))
const homeOf = ({ faq }: MockWorld, id: number) => found(faq.find(({ items }) => items.some((item) => item.id === id)))

const read = (world: MockWorld, wanted: number): AdminFaqItem => {
  const home = homeOf(world, wanted)
  const { id, slug, question, answer, related, isHidden, version } = found(home.items.find((one) => one.id === wanted))
  const others = allItems(world)
  const relatedIds = related.flatMap((one) => others.filter((other) => other.slug === one).map((other) => other.id))
  return { id, slug, sectionId: home.id, question, answer, relatedIds, isHidden, version }
}

const sectionState = ({ title, about, slug, audience, isHidden, version }: StoredFaqSection) => ({
  version,
  body: { title, about, slug, audience, isHidden },
})

const stateOf = ({ id: _, slug: __, version, ...body }: AdminFaqItem) => ({ version, body })

const relatedOf = (world: MockWorld, { relatedIds }: FaqItemInput, own?: number) => [
  ...new Set(
    relatedIds
      .filter((id) => id !== own)
      .flatMap((id) =>
        allItems(world)
          .filter((one) => one.id === id)
          .map(({ slug }) => slug),
      ),
  ),
]

const checkSection = (world: MockWorld, { sectionId }: FaqItemInput) => {
  if (!world.faq.some(({ id }) => id === sectionId)) throw unfit({ sectionId: NO_SECTION })
}

const checkAddress = (world: MockWorld, { slug }: FaqSectionInput, own?: number) => {
  if (world.faq.some((one) => one.slug === slug && one.id !== own)) throw unfit({ slug: TAKEN_SECTION })
}

const words = ({ title, about, slug }: Pick<StoredFaqSection, 'title' | 'about' | 'slug'>) =>
  `${title}. ${about}. ${slug}`

const deedAbout = (kind: 'FAQ_SECTION' | 'FAQ_ITEM', id: number, title: string) =>
  ({ object: { kind, id: String(id), title } }) as const

const putItem = (world: MockWorld, sectionId: number, change: (items: readonly StoredFaqItem[]) => StoredFaqItem[]) => {
  world.faq = world.faq.map((one) => (one.id === sectionId ? { ...one, items: change(one.items) } : one))
}

const ordered = <T extends { readonly id: number }>(rows: readonly T[], ids: readonly number[]): T[] => {
  const isSame = rows.length === ids.length && new Set([...ids, ...rows.map(({ id }) => id)]).size === rows.length
  if (!isSame) throw new MockRefusal('VERSION_CONFLICT')
  return ids.flatMap((id) => rows.filter((row) => row.id === id))
}

const moved = (world: MockWorld, from: string, to: string) => {
  const others = world.redirects
    .filter((one) => one.from !== from && one.from !== to)
    .map((one) => (one.to === from ? { ...one, to } : one))
  world.redirects = [{ id: world.nextId(), from, to, createdAt: new Date(world.now).toISOString() }, ...others]
}

const changeSection = (call: MockCall, id: number, version: number, input: FaqSectionInput) => {
  const { world } = call
  const before = sectionBy(world, id)
  checkVersion(before, version)
  checkAddress(world, input, id)
  const after = { ...before, ...input, version: version + 1 }
  world.faq = world.faq.map((one) => (one === before ? after : one))
  if (before.slug !== after.slug) moved(world, paths.faqList(before.slug), paths.faqList(after.slug))
  keepVersion(call, { kind: 'FAQ_SECTION', key: String(id) }, sectionState(before), sectionState(after))
  const told = { before: words(before), after: words(after) }
  writeDeed(call, { ...deedAbout('FAQ_SECTION', id, after.title), ...told, action: 'FAQ_SECTION_CHANGED' })
  return { data: outline(after) }
}

const changeItem = (call: MockCall, id: number, version: number, input: FaqItemInput) => {
  const { world } = call
  const before = read(world, id)
  checkVersion(before, version)
  checkSection(world, input)
  const { question, answer, isHidden } = input
  const made = { id, slug: before.slug, question, answer, isHidden, version: version + 1 }
  const item = { ...made, related: relatedOf(world, input, id) }
  if (input.sectionId === before.sectionId) {
    putItem(world, before.sectionId, (items) => items.map((one) => (one.id === id ? item : one)))
  } else {
    putItem(world, before.sectionId, (items) => items.filter((one) => one.id !== id))
    putItem(world, input.sectionId, (items) => [...items, item])
  }
  const after = read(world, id)
  keepVersion(call, { kind: 'FAQ_ITEM', key: String(id) }, stateOf(before), stateOf(after))
  const told = before.question === after.question ? {} : { before: before.question, after: after.question }
  writeDeed(call, { ...deedAbout('FAQ_ITEM', id, after.question), ...told, action: 'FAQ_ITEM_CHANGED' })
  return { data: after }
}

/** The help as administrators write it. */
export const adminFaqHandlers = {
  listAdminFaq: (_, { world }) => ({ data: world.faq.map(outline) }),
  getAdminFaqItem: ({ params }, { world }) => ({ data: read(world, params.id) }),
  createFaqSection({ body }, call) {
    const { world } = call
    checkAddress(world, body)
    const section = { ...body, id: world.nextId(), version: 1, items: [] }
    world.faq = [...world.faq, section]
    keepVersion(call, { kind: 'FAQ_SECTION', key: String(section.id) }, null, sectionState(section))
    const deed = deedAbout('FAQ_SECTION', section.id, section.title)
    writeDeed(call, { ...deed, after: words(section), action: 'FAQ_SECTION_CREATED' })
    return { data: outline(section) }
  },
  changeFaqSection: ({ params: { id }, body: { version, ...input } }, call) => changeSection(call, id, version, input),
  deleteFaqSection({ params: { id } }, call) {
    const { world } = call
    const section = sectionBy(world, id)
    if (section.items.length > 0) throw new MockRefusal('SECTION_NOT_EMPTY')
    world.faq = world.faq.filter((one) => one !== section)
    writeDeed(call, { ...deedAbout('FAQ_SECTION', id, ''), before: words(section), action: 'FAQ_SECTION_DELETED' })
    return undefined
  },
  orderFaqSections({ body: { ids } }, call) {
    const { world } = call
    world.faq = ordered(world.faq, ids)
    const [first] = world.faq
    if (first) writeDeed(call, { ...deedAbout('FAQ_SECTION', first.id, first.title), action: 'FAQ_ORDERED' })
    return undefined
  },
  createFaqItem({ body }, call) {
    const { world } = call
    checkSection(world, body)
    const { sectionId, question, answer, isHidden } = body
    const id = world.nextId()
    const slug = slugOfQuestion(question, (wanted) => allItems(world).some((one) => one.slug === wanted))
    const item = { id, slug, question, answer, isHidden, version: 1, related: relatedOf(world, body) }
    putItem(world, sectionId, (items) => [...items, item])
    const made = read(world, id)
    keepVersion(call, { kind: 'FAQ_ITEM', key: String(id) }, null, stateOf(made))
    writeDeed(call, { ...deedAbout('FAQ_ITEM', id, question), action: 'FAQ_ITEM_CREATED' })
    return { data: made }
  },
  changeFaqItem: ({ params: { id }, body: { version, ...input } }, call) => changeItem(call, id, version, input),
  deleteFaqItem({ params: { id } }, call) {
    const { world } = call
    const before = read(world, id)
    putItem(world, before.sectionId, (items) => items.filter((one) => one.id !== id))
    writeDeed(call, { ...deedAbout('FAQ_ITEM', id, ''), before: before.question, action: 'FAQ_ITEM_DELETED' })
    return undefined
  },
  orderFaqItems({ params, body: { ids } }, call) {
    const { world } = call
    const section = sectionBy(world, params.id)
    const items = ordered(section.items, ids)
    putItem(world, section.id, () => items)
    writeDeed(call, { ...deedAbout('FAQ_SECTION', section.id, section.title), action: 'FAQ_ORDERED' })
    return undefined
  },
} satisfies Partial<MockHandlers>
