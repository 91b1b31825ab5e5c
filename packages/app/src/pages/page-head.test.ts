import { routes } from '@artel/core/routes'
import { describe, expect, it } from 'vitest'
import { type PageAt, pageHead } from './page-head.ts'
import { socialMeta } from './social-meta.ts'

const origin = 'https://artel.test'
const at = (part: Partial<PageAt>): PageAt => ({ page: routes.home, origin, pathname: '/', words: undefined, ...part })
const socialOf = (part: Partial<PageAt>) => {
  const meta = socialMeta({ ...at(part), title: 'Название', url: `${origin}/here` })
  return Object.fromEntries(meta.map((one) => ['name' in one ? one.name : one.property, one.content]))
}

describe('the head of a page', () => {
  it('has the title of the route table, or that of what the page shows', () => {
    expect(pageHead(at({})).meta[0]).toEqual({ title: 'Артель' })
    expect(pageHead(at({ page: routes.taskFind })).meta[0]).toEqual({ title: 'Все задания — Артель' })
    expect(pageHead(at({ page: routes.task, words: { title: 'Собрать шкаф' } })).meta[0]).toEqual({
      title: 'Собрать шкаф — Артель',
    })
    expect(pageHead(at({ page: undefined })).meta[0]).toEqual({ title: 'Страница не найдена — Артель' })
  })

  it('names one address of a public page, whatever else stands in the address', () => {
    const canonicalOf = (part: Partial<PageAt>) => pageHead(at(part)).links
    expect(canonicalOf({ page: routes.task, pathname: '/task/7' })).toEqual([
      { rel: 'canonical', href: 'https://artel.test/task/7' },
    ])
    expect(
      canonicalOf({
        page: routes.taskFind,
        pathname: '/task-find',
        words: { title: '', canonical: '/task-find?city=1' },
      }),
    ).toEqual([{ rel: 'canonical', href: 'https://artel.test/task-find?city=1' }])
    expect(canonicalOf({ page: routes.myTasks, pathname: '/personal-area/my-tasks' })).toEqual([])
    expect(canonicalOf({ page: undefined, pathname: '/nowhere' })).toEqual([])
    // A quiz and a letter lead there.
    expect(canonicalOf({ page: routes.marquizSuccess, pathname: '/auth/marquiz-success' })).toEqual([])
    expect(canonicalOf({ page: routes.becomeExecutor, pathname: '/landing-become-executor' })).toHaveLength(1)
  })
})

it('the front page tells who has made the site and where it is searched', () => {
  const data = pageHead(at({})).scripts.map(({ children }) => JSON.parse(children))
  expect(data.map((one) => one['@type'])).toEqual(['Organization', 'WebSite'])
  expect(data[1].potentialAction[0].target.urlTemplate).toBe('https://artel.test/executors?q={search_term_string}')
  expect(pageHead(at({ page: routes.taskFind })).scripts).toEqual([])
})

it('what search engines read of a page cannot end its script', () => {
  const structured = [{ '@type': 'Person', name: '</script><b>' }]
  const { scripts } = pageHead(at({ page: routes.executor, words: { title: 'Сергей М.', structured } }))
  expect(scripts).toEqual([
    { type: 'application/ld+json', children: '{"@type":"Person","name":"\\u003c/script>\\u003cb>"}' },
  ])
})

describe('what others read of a page', () => {
  it('is the page’s own words and picture', () => {
    const words = {
      title: 'Собрать шкаф',
      description: 'Шкаф на три двери.',
      image: '/covers/1/planks/7/screwdriver.jpg',
    }
    expect(socialOf({ page: routes.task, words })).toMatchObject({
      description: 'Шкаф на три двери.',
      'og:title': 'Название',
      'og:description': 'Шкаф на три двери.',
      'og:url': 'https://artel.test/here',
      'og:image': 'https://artel.test/covers/1/planks/7/screwdriver.jpg',
    })
  })

  it('is about the page where it has no words of its own, and has a picture always', () => {
    const [home, board] = [socialOf({}), socialOf({ page: routes.taskFind })]
    expect(home.description).not.toBe(board.description)
    expect(home['og:image']).toBe('https://artel.test/covers/1/parquet/artel/hammer.jpg')
  })

  it('tells the size of a cover, and not of a photo that it does not know', () => {
    const [cover, photo] = ['/covers/1/planks/7/screwdriver.jpg', '/img/7/1280.webp'].map((image) =>
      socialOf({ page: routes.product, words: { title: 'Стол', image } }),
    )
    expect(cover).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' })
    expect(photo).toHaveProperty('og:image', 'https://artel.test/img/7/1280.webp')
    expect(photo).not.toHaveProperty('og:image:width')
  })

  it('is there of a private person for whom the link is sent to, and not for search engines', () => {
    const part = {
      page: routes.client,
      pathname: '/user/client/1',
      words: { title: 'Ирина К.', isUnlisted: true, description: 'Заказчик из Казани.' },
    }
    expect(socialOf(part)).toMatchObject({ robots: 'noindex', 'og:description': 'Заказчик из Казани.' })
    expect(pageHead(at(part)).links).toEqual([])
  })

  it.each([
    ['a page of one’s own', routes.myTasks],
    ['no page', undefined],
  ])('keeps search engines from %s', (_, page) => {
    const { robots, ...rest } = socialOf({ page })
    expect([robots, Object.keys(rest)]).toEqual(['noindex', ['description']])
  })
})
