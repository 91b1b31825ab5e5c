import type { BudgetType, PlaceMode } from '@artel/core/contract'
import { categoryBySlug } from '../categories/category-tree.ts'
import { contactTails, type RefusedTask, refusedTasks } from '../content/moderated.ts'
import type { TaskDraft, When } from '../content/topic.types.ts'
import { topics } from '../content/topics.ts'
import { type Random, random } from '../random/random.ts'
import type { DemoTask, DemoUser } from './demo.types.ts'
import { fillIn, periodOf, roundSum } from './draft.ts'
import { monthOf } from './local-time.ts'
import { type Schedule, schedule } from './schedule.ts'
import { rootOf, type TaskPlan } from './task-plan.ts'

/** Before anybody was chosen or after it, by whom, and for which of the reasons. */
interface Cancellation {
  readonly wasChosen: boolean
  readonly by: 'AUTHOR' | 'EXECUTOR' | 'ADMIN'
  readonly reason: number
}

/** A task with the moments of its life. */
export interface MadeTask extends Schedule {
  readonly task: DemoTask
  readonly category: string
  /** Roubles, about what such work costs. */
  readonly price: number
  /** How a cancelled task ends; `null` for any other. */
  readonly cancellation: Cancellation | null
  /** Why a moderator refuses it. */
  readonly refusal: RefusedTask['rule'] | null
}

/** Puts a plan into words. `index` counts the tasks of the status. */
export function makeTask(plan: TaskPlan, index: number, now: number): MadeTask {
  const draw = random(plan.name)
  const { author } = plan
  const refused = plan.status === 'REJECTED' ? refusedTasks[index] : undefined
  const category = refused?.category ?? plan.category
  const cancellation = cancellationOf(plan, index)
  const { draft, when, moments } = words(plan, now, draw, cancellation?.wasChosen ?? false)
  const hasContact = plan.status === 'PENDING' || (plan.status === 'REJECTED' && !refused)
  const description = refused?.description ?? draft.description
  const price = refused?.price ?? draft.price
  const placeMode = refused ? 'CLIENT' : (draft.place ?? topics[category]?.place ?? 'CLIENT')
  const contact = hasContact ? ` ${contactTails[index % contactTails.length]}` : district(draw, plan, placeMode)
  const task: DemoTask = {
    author,
    categoryId: categoryBySlug(category).id,
    title: refused?.title ?? draft.title,
    description: `${description}${contact}`,
    properties: (refused ?? draft).properties ?? {},
    placeMode,
    ...whereabouts(draw, author, placeMode),
    dateMode: when.mode,
    ...periodOf(when, moments.createdAt, author.city.utcOffset),
    ...budget(draw, price, draft, plan),
    contactMode: draw.chance(0.35) ? 'CHAT_AND_PHONE' : 'CHAT',
    verifiedOnly: plan.scene === undefined && plan.status === 'APPROVED' && draw.chance(0.09),
    createdAt: moments.createdAt,
  }
  return {
    ...moments,
    task,
    category,
    price,
    cancellation,
    refusal: refused?.rule ?? (plan.status === 'REJECTED' ? 'CONTACTS_IN_TEXT' : null),
  }
}

/** Every other cancelled task had been in progress; all parties and reasons have their turn. */
function cancellationOf({ status, scene }: TaskPlan, index: number): Cancellation | null {
  if (status !== 'CANCELED') return null
  const turn = Math.floor(index / 2)
  if (index % 2 === 0 || scene) return { wasChosen: false, by: turn === 2 ? 'ADMIN' : 'AUTHOR', reason: turn }
  return { wasChosen: true, by: turn % 3 === 1 ? 'EXECUTOR' : 'AUTHOR', reason: turn }
}

interface Worded {
  readonly draft: TaskDraft
  readonly when: When
  readonly moments: Schedule
}

/** The first template from the planned one on that is asked for in the season in which the task was published. */
function words(plan: TaskPlan, now: number, draw: Random, wasChosen: boolean): Worded {
  const templates = topics[plan.category]?.tasks ?? []
  const { utcOffset } = plan.author.city
  for (let attempt = 0; attempt < templates.length; attempt++) {
    const template = templates[(plan.template + attempt) % templates.length]
    if (!template) break
    const name = `${plan.name}:words`
    const { when, draft } = fillIn(template, name, now, utcOffset)
    const moments = schedule({
      status: plan.status,
      scene: plan.scene,
      when,
      price: draft.price,
      now,
      utcOffset,
      draw,
      wasChosen,
    })
    if (!isInSeason(draft.season, monthOf(moments.createdAt, utcOffset))) continue
    return { ...fillIn(template, name, moments.createdAt, utcOffset), moments }
  }
  throw new Error(`${plan.category} has nothing to ask for in this season`)
}

const isInSeason = (season: TaskDraft['season'], month: number) =>
  season === undefined || (season === 'warm') === (month >= 4 && month <= 10)

/** Trades whose clients name their part of the city. */
const LOCAL = new Set([
  'remont-i-otdelka',
  'santekhnika-i-elektrika',
  'uborka',
  'gruzoperevozki',
  'mebel-i-stolyarnye-raboty',
  'krasota-i-zdorove',
])

function district(draw: Random, { author, category }: TaskPlan, place: PlaceMode): string {
  if (place !== 'CLIENT' || !LOCAL.has(rootOf(category)) || !draw.chance(0.4)) return ''
  const name = draw.pick(author.districts)
  if (name.endsWith('район')) return ` ${name}, точный адрес напишу в чате.`
  return draw.pick([` Район — ${name}.`, ` ${name}, точный адрес напишу в чате.`, ` Адрес: ${name}.`])
}

const STREETS = [
  'Садовая',
  'Мира',
  'Гагарина',
  'Молодёжная',
  'Победы',
  'Школьная',
  'Лесная',
  'Первомайская',
  'Строителей',
]

function whereabouts(
  draw: Random,
  { city }: DemoUser,
  placeMode: PlaceMode,
): Pick<DemoTask, 'city' | 'lat' | 'lon' | 'addressDetail'> {
  if (placeMode === 'REMOTE') return { city: null, lat: null, lon: null, addressDetail: null }
  // Within the city: large ones are wider.
  const radiusKm = Math.min(14, 1.2 + Math.sqrt(city.population / 100_000))
  const distance = radiusKm * Math.sqrt(draw.real(0, 1))
  const angle = draw.real(0, 2 * Math.PI)
  const degree = 111.2
  const address = `ул. ${draw.pick(STREETS)}, ${draw.int(2, 96)}, кв. ${draw.int(3, 180)}`
  return {
    city,
    lat: degrees(city.lat + (distance * Math.sin(angle)) / degree),
    lon: degrees(city.lon + (distance * Math.cos(angle)) / (degree * Math.cos((city.lat * Math.PI) / 180))),
    addressDetail: placeMode === 'CLIENT' && draw.chance(0.7) ? address : null,
  }
}

const degrees = (value: number) => Math.round(value * 1e5) / 1e5

function budget(
  draw: Random,
  price: number,
  draft: TaskDraft,
  plan: TaskPlan,
): Pick<DemoTask, 'budgetType' | 'budgetFrom' | 'budgetTo'> {
  // Who says what the budget is for has named one; a scene is easier to follow with a sum.
  const isNamed = draft.description.includes('Бюджет') || plan.scene !== undefined
  const budgetType = draw.weighted<BudgetType>([
    ['FIXED', 46],
    ['RANGE', 32],
    ['NEGOTIABLE', isNamed ? 0 : 22],
  ])
  const about = roundSum(price * draw.real(0.94, 1.06)) * 100
  const from = roundSum(price * draw.real(0.78, 0.9)) * 100
  const to = Math.max(roundSum(price * draw.real(1.08, 1.3)) * 100, from + 50_000)
  if (budgetType === 'FIXED') return { budgetType, budgetFrom: about, budgetTo: about }
  if (budgetType === 'RANGE') return { budgetType, budgetFrom: from, budgetTo: to }
  return { budgetType, budgetFrom: null, budgetTo: null }
}
