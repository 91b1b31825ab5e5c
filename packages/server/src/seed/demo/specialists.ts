import { counted } from '@artel/core/format'
import { categoryRecords } from '../categories/category-tree.ts'
import { callings, kindredTrades } from '../content/callings.ts'
import { topics } from '../content/topics.ts'
import { saidByExecutor } from '../content/wording.ts'
import type { Random } from '../random/random.ts'
import { firms } from './companies.ts'
import type { DemoPortrait } from './demo.types.ts'
import { firstNames, moreSurnames, surnames } from './names.ts'
import { crowds } from './places.ts'
import { drawVerification } from './verification.ts'

/** Somebody of a city, before they have an account. */
export interface Inhabitant {
  readonly city: string
  readonly portrait: DemoPortrait
}

const slugs = Object.keys(callings)
const parents = new Map(categoryRecords.map(({ id, slug, parentId }) => [slug, { id, parentId }]))
const slugOf = new Map(categoryRecords.map(({ id, slug }) => [id, slug]))
const rootOf = (slug: string) => slugOf.get(parents.get(slug)?.parentId ?? 0) ?? slug

/** Besides the first thing as many as these. */
const MOST_BESIDES = 2

/** Trades in which one works with tools, and trades that mostly women or that mostly men are called to. */
const HANDY: ReadonlySet<string> = new Set([
  'remont-i-otdelka',
  'santekhnika-i-elektrika',
  'uborka',
  'gruzoperevozki',
  'mebel-i-stolyarnye-raboty',
  'avto',
  'sad-i-dacha',
])
const WOMEN: Readonly<Record<string, number>> = {
  uborka: 0.8,
  'krasota-i-zdorove': 0.85,
  'repetitory-i-obuchenie': 0.65,
  'dizayn-i-reklama': 0.6,
  'foto-video-i-prazdniki': 0.55,
  'kompyutery-i-it': 0.15,
}

const LONG: readonly ((years: number, from: number) => string)[] = [
  (_, from) => `Работа[ю|ем] с ${from} года.`,
  (years) => `Опыт ${counted(years, ['год', 'года', 'лет'])}.`,
  (years) => `В деле ${counted(years, ['год', 'года', 'лет'])}.`,
]
const MANNERS = [
  'Цену называ[ю|ем] до начала и по ходу не меня[ю|ем].',
  'Отвеча[ю|ем] в день обращения.',
  'Работа[ю|ем] и по выходным.',
  'О задержках предупрежда[ю|ем] заранее.',
  'Есть постоянные заказчики и рекомендации.',
  'Сроки обсужда[ю|ем] сразу и держ[у|им].',
  'Лишнего не навязыва[ю|ем].',
  'Бер[у|ём] и небольшие заказы.',
  'Объясня[ю|ем] простыми словами.',
]
const HANDY_MANNERS = [
  'Инструмент и расходники свои.',
  'После работы убира[ю|ем] за собой.',
  'На работу да[ю|ём] гарантию.',
  'Выезжа[ю|ем] на осмотр.',
  'Показыва[ю|ем] фотографии похожих работ.',
]

/**
 * Those who do one thing and what is near it, city after city: in the largest everything that can be asked for has somebody of
 * its own, in the others one thing follows the other.
 */
export function specialists(draw: Random, now: number): readonly Inhabitant[] {
  const order = draw.shuffle(slugs)
  const names = draw.shuffle(firms)
  let turn = 0
  return crowds.flatMap(({ city, specialists: count }) =>
    Array.from({ length: count }, (): Inhabitant => {
      const main = order[turn++ % order.length] as string
      const root = rootOf(main)
      const isFirm = names.length > 0 && draw.chance(0.15)
      const speaker = draw.chance(WOMEN[root] ?? 0.06) ? 'she' : 'he'
      const years = draw.int(2, 18)
      const from = new Date(now).getUTCFullYear() - years
      const pool = HANDY.has(root) ? [...MANNERS, ...HANDY_MANNERS] : MANNERS
      const told = [
        draw.pick(callings[main]?.who ?? []),
        draw.pick(LONG)(years, from),
        ...draw.shuffle(pool).slice(0, draw.int(1, 2)),
      ]
      const firm = isFirm ? { shortName: `ООО «${names.pop()}»` } : {}
      return {
        city,
        portrait: {
          role: 'EXECUTOR',
          speaker,
          ...calledBy(draw, speaker),
          businessType: isFirm ? 'LLC' : draw.chance(0.45) ? 'SP' : 'SE',
          verificationStatus: drawVerification(draw),
          about: saidByExecutor(told.join(' '), isFirm ? 'they' : speaker),
          trades: [root],
          leaves: [main, ...besides(main, draw)],
          ...firm,
        },
      }
    }),
  )
}

/** Clients of the same cities, who have ordered from them. */
export const neighbours = (draw: Random): readonly Inhabitant[] =>
  crowds.flatMap(({ city, clients }) =>
    Array.from({ length: clients }, (): Inhabitant => {
      const speaker = draw.chance(0.55) ? 'she' : 'he'
      return { city, portrait: { role: 'CLIENT', speaker, ...calledBy(draw, speaker) } }
    }),
  )

const besides = (main: string, draw: Random): readonly string[] => {
  const kin = kindredTrades.find((row) => row.includes(main)) ?? []
  // A trade of one place goes with others of that place.
  const near = kin.filter((slug) => slug !== main && topics[slug] !== undefined)
  return draw.shuffle(near).slice(0, draw.int(0, MOST_BESIDES))
}

const everySurname = [...surnames, ...moreSurnames]

/** First names of the accounts that are announced: nobody who comes later is taken for them. */
const KNOWN: ReadonlySet<string> = new Set(['Андрей', 'Виктор', 'Мария', 'Елена', 'Павел'])
const others = {
  he: firstNames.he.filter((name) => !KNOWN.has(name)),
  she: firstNames.she.filter((name) => !KNOWN.has(name)),
}

const calledBy = (draw: Random, speaker: 'he' | 'she') => ({
  firstName: draw.pick<string>(others[speaker]),
  lastName: draw.pick(everySurname)[speaker],
})
