import { ARTICLE_CATEGORY_NAMES } from '@artel/core/articles'
import { type CategoryOutline, categoryQueries, landingQueries } from '@artel/core/categories'
import { ARTICLE_CATEGORIES, type LandingCategory } from '@artel/core/contract'
import { faqQueries } from '@artel/core/faq'
import { paths } from '@artel/core/routes'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { ru } from './ru.ts'
import { type SitemapNode, SitemapView } from './SitemapView.tsx'

export interface SitemapScreenProps {
  /** Pages that are the same for everybody, as the app serves them. */
  pages: readonly SitemapNode[]
  documents: readonly SitemapNode[]
  /** Whether the app has pages of services. */
  hasLandings: boolean
}

const executorNode = ({ slug, name, childCategories }: CategoryOutline, above = ''): SitemapNode => ({
  to: paths.executorsCategory(above + slug),
  title: name,
  below: childCategories.map((child) => executorNode(child, `${above}${slug}/`)),
})

const taskNode = ({ slug, name, childCategories }: CategoryOutline): SitemapNode => ({
  to: paths.taskFindCategory(slug),
  title: name,
  below: childCategories.map(taskNode),
})

const landingNode = ({ slug, name, children }: LandingCategory, above = ''): SitemapNode => ({
  to: paths.landing(above + slug),
  title: name,
  below: children.map((child) => landingNode(child, `${above}${slug}/`)),
})

/** Goods are sorted by the same tree as services. */
const goodsNode = ({ slug, name, children }: LandingCategory): SitemapNode => ({
  to: paths.catalogCategory(slug),
  title: name,
  below: children.map(goodsNode),
})

const blog = ARTICLE_CATEGORIES.map((one) => ({ to: paths.blog(one), title: ARTICLE_CATEGORY_NAMES[one] }))

/** Two pages are called «Стать исполнителем», and one «Регистрация»: side by side they say which is which. */
const names: Readonly<Record<string, string>> = {
  [paths.registrationClient()]: ru.registrationClient,
  [paths.registrationExecutor()]: ru.registrationExecutor,
}

/** The map of the site over its trees; one that has not come is left out. */
export function SitemapScreen({ pages, documents, hasLandings }: SitemapScreenProps) {
  const { api, report } = useServices()
  const { data: categories } = useSuspenseQuery(categoryQueries(api, report).outline())
  const { data: sections = [] } = useQuery(faqQueries(api).sections())
  const { data: landings = [] } = useQuery({ ...landingQueries(api, report).tree(), enabled: hasLandings })
  const help = sections.map(({ slug, title }) => ({ to: paths.faqList(slug), title }))
  return (
    <SitemapView
      branches={[
        { title: ru.pages, nodes: pages.map((page) => ({ ...page, title: names[page.to] ?? page.title })) },
        { title: ru.executors, nodes: categories.map((one) => executorNode(one)) },
        { title: ru.tasks, nodes: categories.map(taskNode) },
        { title: ru.services, nodes: landings.map((one) => landingNode(one)) },
        { title: ru.goods, nodes: landings.map(goodsNode) },
        { title: ru.blog, nodes: blog },
        { title: ru.help, nodes: help },
        { title: ru.documents, nodes: documents },
      ]}
    />
  )
}
