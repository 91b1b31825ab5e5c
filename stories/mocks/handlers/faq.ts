import type { MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { StoredFaqSection } from '../stored.ts'
import { found } from './allow.ts'

const outline = ({ items, ...section }: StoredFaqSection) => ({ ...section, itemsCount: items.length })

/** Where `typed` stands in the text, as [from, to) in characters. */
const matches = (text: string, typed: string): [number, number][] => {
  const wanted = [...typed.toLocaleLowerCase('ru')]
  const characters = [...text.toLocaleLowerCase('ru')]
  return characters.flatMap((_, at) =>
    wanted.every((character, shift) => characters[at + shift] === character)
      ? [[at, at + wanted.length] as [number, number]]
      : [],
  )
}

/** The help, its search, and questions to the team. */
export const faqHandlers = {
  listFaqSections: (_, { world }) => ({ data: world.faq.map(outline) }),
  getFaqSection({ query: { slug } }, { world }) {
    const section = found(world.faq.find((one) => one.slug === slug))
    return { data: { ...outline(section), items: [...section.items] } }
  },
  searchFaq: ({ query: { q } }, { world }) => ({
    data: world.faq
      .flatMap(({ items }) => items)
      .flatMap(({ id, slug, sectionSlug, question, answer }) => {
        const highlights = matches(answer, q)
        if (highlights.length === 0 && matches(question, q).length === 0) return []
        return [{ id, slug, sectionSlug, question, snippet: answer, highlights }]
      }),
  }),
  rateFaqItem({ params }, { world }) {
    found(world.faq.flatMap(({ items }) => items).find(({ id }) => id === params.id))
    return undefined
  },
  askQuestion({ body }, { world, viewer }) {
    if (!viewer && body.email === null) {
      throw new MockRefusal('VALIDATION_FAILED', { fields: { email: 'Укажите почту, чтобы мы могли ответить.' } })
    }
    const createdAt = new Date(world.now).toISOString()
    world.questions.push({ ...body, id: world.nextId(), authorId: viewer?.id ?? null, createdAt })
    return undefined
  },
} satisfies Pick<MockHandlers, 'listFaqSections' | 'getFaqSection' | 'searchFaq' | 'rateFaqItem' | 'askQuestion'>
