import { counted, NBSP, words } from '@artel/core/format'
import type { TalkAbout } from '../content/talk.types.ts'
import { topics } from '../content/topics.ts'
import { saidByExecutor } from '../content/wording.ts'
import type { Random } from '../random/random.ts'
import { DAY, type DemoUser } from './demo.types.ts'
import { roundSum } from './draft.ts'
import type { ReplyTerms } from './life.ts'
import { dayText } from './local-time.ts'
import type { MadeTask } from './make-task.ts'
import { mannerOf } from './manner.ts'

const CLOSINGS: Readonly<Record<ReplyTerms['priceType'], readonly string[]>> = {
  FIXED: [
    'Цена окончательная.',
    'Цена за всё, доплат не будет.',
    'На этой неделе есть свободные дни.',
    'Буд[у|ем] рад[|а|ы] помочь.',
    'Напишите, если есть вопросы, отве[чу|тим] сразу.',
    '',
  ],
  FROM: [
    'Точную цену назов[у|ём], когда уви[жу|дим] детали.',
    'Окончательная сумма зависит от деталей, расска[жу|жем] в чате.',
    'Цена начальная, лишнего не насчита[ю|ем].',
  ],
  NEGOTIABLE: [
    'О цене договоримся в чате, нужны подробности.',
    'Цену назов[у|ём], когда уточн[ю|им] детали.',
    'Напишите, на какую сумму рассчитываете, и подбер[у|ём] вариант.',
  ],
}

const PITCHES = [
  'Внимательно прочитал[|а|и] описание, всё понятно. Сдела[ю|ем] аккуратно и в срок.',
  'Задание знакомое, недавно выполнял[|а|и] похожее. Подробности можно обсудить в чате.',
  'Возьм[усь|ёмся] с удовольствием: за результат отвеча[ю|ем], на связи каждый день.',
  'Готов[|а|ы] взяться на этой неделе. Если важны мелочи, перечислите их в чате, учт[у|ём] все.',
  'Опыт есть, лишним беспокоить не стан[у|ем]: начн[у|ём], как только договоримся.',
] as const

/** What executors write of themselves to one task: those of the trade first, none twice while they last. */
export function pitchesFor(made: MadeTask, draw: Random): (nth: number) => string {
  const pitches = [...draw.shuffle(topics[made.category]?.pitches ?? []), ...draw.shuffle(PITCHES)]
  return (nth) => pitches[nth % pitches.length] ?? PITCHES[0]
}

/** What an executor offers for a task. */
export function writeReply(made: MadeTask, executor: DemoUser, pitch: string, draw: Random): ReplyTerms {
  const priceType = draw.weighted<ReplyTerms['priceType']>([
    ['FIXED', 62],
    ['FROM', 25],
    ['NEGOTIABLE', 13],
  ])
  const greeting = draw.pick([
    'Здравствуйте!',
    'Добрый день!',
    `Здравствуйте, ${made.task.author.firstName}!`,
    `Добрый день, ${made.task.author.firstName}!`,
    '',
  ])
  const said = [greeting, pitch, draw.pick(CLOSINGS[priceType])].filter((part) => part !== '').join(' ')
  return {
    text: saidByExecutor(said, executor.speaker),
    priceType,
    price: priceType === 'NEGOTIABLE' ? null : roundSum(made.price * draw.real(0.86, 1.22)) * 100,
    termDays: termOf(made, draw),
  }
}

function termOf({ task, category, price }: MadeTask, draw: Random): number {
  const manner = mannerOf(category, task.placeMode)
  if (manner === 'event' || manner === 'appointment') return 1
  if (manner === 'course') return draw.pick([14, 21, 30, 30, 60])
  if (price < 8000) return draw.int(1, 2)
  if (price < 40_000) return draw.int(2, 6)
  return price < 120_000 ? draw.int(6, 18) : draw.int(20, 50)
}

/** What the talk about a reply, one of so many, may mention. `from` is the moment of the talk. */
export function aboutReply(made: MadeTask, terms: ReplyTerms, from: number, replies: number): TalkAbout {
  const { task } = made
  const plain = (text: string) => text.replaceAll(NBSP, ' ').replaceAll('\u202f', ' ')
  return {
    isPriced: terms.priceType !== 'NEGOTIABLE',
    isOverBudget: terms.price !== null && task.budgetTo !== null && terms.price > task.budgetTo,
    hasRivals: replies > 1,
    days: terms.termDays,
    term: plain(counted(terms.termDays, words.day)),
    day:
      task.startPeriod !== null && task.startPeriod > from + DAY
        ? dayText(task.startPeriod, task.author.city.utcOffset)
        : 'завтра',
    hasAddress: task.addressDetail !== null,
  }
}
