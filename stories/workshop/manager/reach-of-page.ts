import type { OutOfReach, ToolbarNews } from '../toolbar-news.ts'

/** The page that is open: a story, a description with stories of one component, or a page of text. */
export interface OpenPage {
  readonly id: string
  readonly type: 'story' | 'docs'
  readonly tags: readonly string[]
}

const inStoriesOnly = 'На странице описания этого не выбирают: откройте историю.'

/** Pages of text say their tags; a description of a component stands beside its stories. */
const isText = ({ tags }: OpenPage) => tags.includes('unattached-mdx')

/** Which settings cannot act on the page that is open: a description knows by itself, of a story the last news counts. */
export const reachOfPage = (page: OpenPage | null, news: ToolbarNews | null): OutOfReach => {
  if (page?.type === 'docs') {
    return {
      viewer: inStoriesOnly,
      network: inStoriesOnly,
      ...(isText(page) && { text: 'На этой странице нет историй, в которых можно удлинить текст.' }),
    }
  }
  return page !== null && news?.storyId === page.id ? news.outOfReach : {}
}
