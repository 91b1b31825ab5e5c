import { decideGuards, type RouteDefinition } from '@artel/core/routes'
import { accounts, type Persona } from '../mocks/fixtures/people.ts'
import { type CommonState, commonStates, type ScreenPlan } from './screen-plans.ts'
import type { StoryRecord } from './story-record.ts'

/** A state that a screen must show, with what shows it. */
interface ScreenState {
  readonly state: CommonState
  readonly label: string
  readonly stories: readonly StoryRecord[]
  /** Why there is nothing to show. */
  readonly reason: string | undefined
}

/** A row of the route table with everything the workshop knows of it. */
export interface Screen {
  readonly name: string
  readonly route: RouteDefinition
  readonly area: string
  /** Who gets in; the others are asked to sign in or told that they may not. */
  readonly admits: readonly Persona[]
  readonly isServed: boolean
  readonly plan: ScreenPlan | undefined
  readonly stories: readonly StoryRecord[]
  readonly states: readonly ScreenState[]
}

const areas: readonly [RegExp, string][] = [
  [/^\/(auth|marquiz-redirect)/, 'Вход и регистрация'],
  [/^\/(task|marquiz)/, 'Задания'],
  [/^\/chats/, 'Чат'],
  [/^\/(personal-area|tariff)/, 'Личный кабинет'],
  [/^\/(moderation|admin)/, 'Сотрудники'],
  [/^\/(blog|faq)/, 'Блог и помощь'],
  [/^\/(executor|\{|user|categories|product|catalog|landing)/, 'Исполнители, товары, услуги'],
]

/** Part of the product that an address belongs to. */
const areaOf = ({ pattern }: RouteDefinition): string =>
  areas.find(([start]) => start.test(pattern))?.[1] ?? 'Главная, о сервисе, правила'

const personas = ['guest', ...Object.keys(accounts)] as readonly Persona[]

const isLetIn = (route: RouteDefinition, persona: Persona) =>
  decideGuards(route, persona === 'guest' ? null : accounts[persona]) === 'allow'

/** `/blog/{category?}` and `/blog/{-$category}` alike: fixed words, and `*` for what varies. */
const shapesOf = (path: string): readonly string[] => {
  const words = path.split('/').filter(Boolean)
  const isOptional = (word: string) => /^\{(.+\?|-\$.+)\}$/.test(word)
  const shape = (parts: readonly string[]) => `/${parts.map((part) => (/^[{$]/.test(part) ? '*' : part)).join('/')}`
  return isOptional(words.at(-1) ?? '') ? [shape(words.slice(0, -1)), shape(words)] : [shape(words)]
}

const reasonOf = (state: CommonState, route: RouteDefinition, plan: ScreenPlan | undefined): string | undefined => {
  if (state === 'Forbidden' && route.guards.length === 0) return 'Страница открыта всем'
  if (state === 'NotFound' && !route.pattern.includes('{')) return 'В адресе нечему быть неверным'
  return plan?.waived?.[state]
}

/** Whether a story is one of a screen: its place in the sidebar says so. */
const isOf = (story: StoryRecord, { stories }: ScreenPlan) =>
  stories.some((place) => story.title === place || story.title.startsWith(`${place}/`))

const oneText = 'Страница — один текст: она приходит с сервера готовой и ничего не ждёт'

/** A page without parameters and guards that is shown under its own title is a text, until a row of the plans says more. */
const planOfText = (route: RouteDefinition, stories: readonly StoryRecord[]): ScreenPlan | undefined => {
  const plan = { stories: [`Экраны/${route.title}`] }
  const isText = !route.pattern.includes('{') && route.guards.length === 0 && stories.some((story) => isOf(story, plan))
  if (!isText) return undefined
  return { ...plan, waived: { Loading: oneText, Failed: oneText, Offline: oneText, Empty: oneText, Long: oneText } }
}

/** Every screen of the route table, with its stories and what they must show. */
export const screensOf = (
  routes: Readonly<Record<string, RouteDefinition>>,
  plans: Readonly<Record<string, ScreenPlan>>,
  served: readonly string[],
  stories: readonly StoryRecord[],
): readonly Screen[] => {
  const servedShapes = new Set(served.flatMap(shapesOf))
  return Object.entries(routes).map(([name, route]) => {
    const plan = plans[name] ?? planOfText(route, stories)
    const own = plan ? stories.filter((story) => isOf(story, plan)) : []
    return {
      name,
      route,
      area: areaOf(route),
      admits: personas.filter((persona) => isLetIn(route, persona)),
      isServed: shapesOf(route.pattern).some((shape) => servedShapes.has(shape)),
      plan,
      stories: own,
      states: (Object.keys(commonStates) as CommonState[]).map((state) => ({
        state,
        label: commonStates[state],
        stories: own.filter((story) => story.state.includes(state)),
        reason: reasonOf(state, route, plan),
      })),
    }
  })
}

/** Stories of screens that no route claims: the frame of the site, windows, parts of pages. */
export const partsOf = (screens: readonly Screen[], stories: readonly StoryRecord[]): readonly StoryRecord[] => {
  const claimed = new Set(screens.flatMap((screen) => screen.stories.map(({ id }) => id)))
  return stories.filter(({ title, id }) => title.startsWith('Экраны/') && !claimed.has(id))
}
