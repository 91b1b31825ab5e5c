import { STORY_RENDERED, STORY_THREW_EXCEPTION } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { chartNews, type SentEvent, type StoryNews, type Trouble } from './chart-news.ts'
import { liveActor, liveStory } from './live-actors.ts'
import { replay, wayBack } from './replay.ts'
import { startAnew } from './start-anew.ts'
import { logOf, machinesOf } from './story-news.ts'
import { deathOf, refusalOf } from './try-event.ts'

/** `parameters.machine` of a story: the machine it shows and in which state, or states side by side. */
export interface MachineParameter {
  readonly id?: string
  readonly state?: string | readonly string[]
}

/** What a story tells of itself before it is rendered. */
interface StoryContext {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly abortSignal: AbortSignal
  readonly parameters: { readonly machine?: MachineParameter }
}

/** The pictures need every machine of core; a story alone does not. */
type Charts = typeof import('./staged-charts.ts')

let context: StoryContext | null = null
let declared: StoryNews['declared'] = null
let [run, letter] = [0, 0]
let charts: Charts | null = null
let trouble: Trouble | null = null
let isReplaying = false
/** How many events the story has sent by itself, playing, and the run in which it was counted. */
let [played, countedRun] = [0, 0]
/** Whether the story plays; it does not while it is led back to an event of its own. */
let isPlayed = true

const news = ({ stagedChart }: Charts, { id: storyId }: StoryContext): StoryNews => {
  const machines = machinesOf(liveStory)
  const ids = new Set([...(declared ? [declared.id] : []), ...machines.map(({ id }) => id)])
  const fatal = liveStory.steps().find(({ error }) => error !== undefined)
  letter += 1
  return {
    storyId,
    run,
    letter,
    declared,
    charts: [...ids].map(stagedChart).filter((chart) => chart !== null),
    machines,
    log: logOf(liveStory),
    trouble: fatal ? deathOf(fatal.id, fatal.event.type, fatal.error) : trouble,
    isReplaying,
  }
}

let isDue = false

/** Soon, once for all that happens in a moment; not at all until a panel has asked. */
const tell = () => {
  if (isDue) return
  isDue = true
  setTimeout(() => {
    isDue = false
    if (charts && context) addons.getChannel().emit(chartNews.told, news(charts, context))
  }, 16)
}

const say = (said: Trouble | null) => {
  trouble = said
  tell()
}

const send = ({ id, event }: SentEvent) => {
  const actor = liveActor(id)
  const refusal = actor ? refusalOf(actor, event) : null
  say(refusal)
  if (actor && !refusal) liveStory.sendAs('panel', () => actor.send(event))
}

/** Starts the story anew and sends what had been sent until then; what the story plays by itself is played if it was over. */
const goBack = async (index: number) => {
  if (!context || isReplaying) return
  const way = wayBack(liveStory.steps(), index, played)
  isReplaying = true
  isPlayed = way.isPlayed
  await startAnew(context.id, isPlayed)
  isPlayed = true
  const { abortSignal } = context
  const difference = await replay(liveStory, way.left, { isOver: () => abortSignal.aborted })
  isReplaying = false
  say(difference === null ? null : { text: difference, details: null, isFatal: false })
}

const tellTest = async (id: string) => {
  const [{ machineSources }, { recordedTest }] = await Promise.all([
    import('./machines.ts'),
    import('./recorded-test.ts'),
  ])
  const live = liveStory.machines().get(id)
  if (!live || !context) return
  const source = machineSources.find(({ machine }) => machine.id === id)
  const steps = liveStory.steps().filter((step) => step.id === id)
  const { value } = live.actor.getSnapshot()
  const story = `${context.title}: ${context.name}`
  addons.getChannel().emit(chartNews.testTold, recordedTest(source, { ...live, steps, value, story }))
}

/** Joins stories to the panel «Схема состояний»: reports running machines, passes on what the panel wants of them. */
export const reportCharts = (): void => {
  const channel = addons.getChannel()
  liveStory.onChange(tell)
  channel.on(chartNews.asked, async () => {
    charts ??= await import('./staged-charts.ts')
    tell()
  })
  channel.on(chartNews.send, send)
  channel.on(chartNews.goBack, (index: number) => void goBack(index))
  channel.on(chartNews.testAsked, (id: string) => void tellTest(id))
  channel.on(STORY_RENDERED, () => {
    // Told once more when only the theme changes.
    if (countedRun === run) return
    countedRun = run
    played = isPlayed ? liveStory.steps().length : 0
  })
  channel.on(STORY_THREW_EXCEPTION, (error: { readonly message?: string }) =>
    say({ text: 'История не смогла показать то, что получила.', details: error.message ?? null, isFatal: true }),
  )
}

/**
 * `beforeEach` of every story: remembers what the story declares, and counts running machines anew. A story that is only
 * rendered once more, in another theme for one, keeps its machines, and is known by the signal that ends it.
 */
export const declareChart = (started: StoryContext): void => {
  if (context?.abortSignal === started.abortSignal) return
  context = started
  const { id, state = [] } = started.parameters.machine ?? {}
  declared = id === undefined ? null : { id, states: typeof state === 'string' ? [state] : state }
  // Larger than any before, those of the page before a reload too.
  run = Math.max(Date.now(), run + 1)
  letter = 0
  trouble = null
  played = 0
  liveStory.begin()
}
