import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types'
import * as admin from '../stories/admin/props.ts'
import * as analytics from '../stories/analytics/props.ts'
import * as articles from '../stories/articles/props.ts'
import * as auth from '../stories/auth/props.ts'
import * as cases from '../stories/cases/props.ts'
import * as categories from '../stories/categories/props.ts'
import * as chat from '../stories/chat/props.ts'
import * as clients from '../stories/clients/props.ts'
import * as company from '../stories/company/props.ts'
import * as complaints from '../stories/complaints/props.ts'
import * as executors from '../stories/executors/props.ts'
import * as faq from '../stories/faq/props.ts'
import * as geolocation from '../stories/geolocation/props.ts'
import * as home from '../stories/home/props.ts'
import * as jobs from '../stories/jobs/props.ts'
import * as actions from '../stories/kit/props/actions.ts'
import * as choice from '../stories/kit/props/choice.ts'
import * as content from '../stories/kit/props/content.ts'
import * as fields from '../stories/kit/props/fields.ts'
import * as lists from '../stories/kit/props/lists.ts'
import * as windows from '../stories/kit/props/windows.ts'
import * as landings from '../stories/landings/props.ts'
import * as legal from '../stories/legal/props.ts'
import * as moderation from '../stories/moderation/props.ts'
import * as notifications from '../stories/notifications/props.ts'
import * as patterns from '../stories/patterns/props.ts'
import * as people from '../stories/people/props.ts'
import * as personalArea from '../stories/personal-area/props.ts'
import * as prices from '../stories/prices/props.ts'
import * as products from '../stories/products/props.ts'
import * as profile from '../stories/profile/props.ts'
import { repeatedProps } from '../stories/prop-words.ts'
import * as quiz from '../stories/quiz/props.ts'
import * as reviews from '../stories/reviews/props.ts'
import * as settings from '../stories/settings/props.ts'
import * as share from '../stories/share/props.ts'
import * as shell from '../stories/shell/props.ts'
import * as siteSearch from '../stories/site-search/props.ts'
import * as sitemap from '../stories/sitemap/props.ts'
import * as tariffs from '../stories/tariffs/props.ts'
import * as tasks from '../stories/tasks/props.ts'
import * as works from '../stories/works/props.ts'

type ByComponent = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Stages that a file of stories builds for itself, by the name of its component. */
const stages: ByComponent = {
  Journey: { start: 'Адрес, с которого человек начинает' },
  Page: {
    page: 'Службы страницы: сервер, вошедший, город, хранилище браузера',
    ask: 'С какой задачей пришёл человек: слова и раздел из адреса',
  },
  PageAt: { path: 'Адрес, по которому открыта страница' },
  Scene: { answers: 'Чем кончится каждая просьба о коде: не придёт, не выйдет, придёт' },
  ScreenMap: { theme: 'Тема живых историй' },
  Typed: {
    words: 'Слова списка: как зовутся строки и кнопка',
    most: 'Сколько строк бывает самое большее',
    error: 'Общая ошибка; с ней каждая строка говорит о своих',
    value: 'Строки, с которых список начинается',
  },
  Visit: { position: 'Где человек на самом деле; null, если он этого не сказал' },
}

const features = [
  ...[actions, choice, content, fields, lists, windows],
  ...[
    admin,
    analytics,
    articles,
    auth,
    cases,
    categories,
    chat,
    clients,
    company,
    complaints,
    executors,
    faq,
    geolocation,
  ],
  ...[home, jobs, landings, legal, moderation],
  ...[notifications, patterns, people, personalArea, prices, products, profile, quiz, reviews],
  ...[settings, share, shell, siteSearch, sitemap, tariffs, tasks, works],
]

/** What a designer reads about props, by component. */
export const propWords: ByComponent = Object.assign(
  {},
  stages,
  ...features.flatMap((feature) => Object.values(feature)),
)

/** What a designer reads about a prop; nothing when it has yet to be written. */
export const wordsOf = (component: string, prop: string): string | undefined =>
  propWords[component]?.[prop] ?? repeatedProps[prop]

interface Documented {
  readonly displayName?: string
  readonly name?: string
  /** Left by Storybook's reading of the types; its name outlives minifying. */
  readonly __docgenInfo?: { readonly displayName?: string }
}

/** Storybook's reading of types knows no `readonly T[]`, and calls that unknown. */
const listed = ({ table, ...rest }: InputType): InputType =>
  table?.type?.summary === 'unknown'
    ? { ...rest, table: { ...table, type: { ...table.type, summary: 'список' } } }
    : { ...rest, ...(table && { table }) }

/** Puts Russian words in the place of the doc comments of the code, which stay English, and beside native attributes. */
export const describeInRussian: ArgTypesEnhancer = ({ component, argTypes, initialArgs }) => {
  const { __docgenInfo, displayName, name } = (component ?? {}) as Documented
  const of = __docgenInfo?.displayName ?? displayName ?? name ?? ''
  const props = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])
  const described = [...props].map((prop) => {
    const known: InputType = argTypes[prop] ?? {}
    const description = wordsOf(of, prop) ?? known.description
    return [prop, { ...listed(known), name: known.name ?? prop, ...(description && { description }) }]
  })
  return Object.fromEntries(described)
}
