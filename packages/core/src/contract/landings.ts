import * as z from 'zod'
import { shapes } from './endpoint.ts'
import { BAD_ADDRESS, data, numericId } from './primitives.ts'

/** Node of the landing tree (spec §3 "Landing category"). */
export interface LandingCategory {
  id: number
  slug: string
  name: string
  parentId: number | null
  children: LandingCategory[]
}

export const landingCategory: z.ZodType<LandingCategory> = z.object({
  id: numericId,
  slug: z.string(),
  name: z.string(),
  parentId: numericId.nullable(),
  get children() {
    return z.array(landingCategory)
  },
})

const landingLink = z.object({ id: numericId, slug: z.string(), name: z.string() })

/** Texts of a service landing page. */
export const landing = z.object({
  id: numericId,
  slug: z.string(),
  name: z.string(),
  parentId: numericId.nullable(),
  /** The category whose executors and tasks the page shows. */
  categoryId: numericId,
  title: z.string(),
  lead: z.string(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  breadcrumbs: z.array(landingLink),
})
export type Landing = z.output<typeof landing>

const slug = z.string().min(1, 'Укажите адрес.').max(200, BAD_ADDRESS)

export const landingShapes = shapes({
  getLandingTree: { summary: 'Дерево посадочных страниц.', response: data(z.array(landingCategory)) },
  getLanding: {
    summary: 'Посадочная страница по адресу; вложенные адреса через косую черту.',
    query: z.object({ slug }),
    response: data(landing),
    errors: ['NOT_FOUND'],
  },
  listRelatedLandings: {
    summary: 'Соседние посадочные страницы: по номеру или по адресу.',
    query: z.object({ landingCategoryId: numericId.optional(), landingCategorySlug: slug.optional() }),
    response: data(z.array(landingLink)),
  },
})
