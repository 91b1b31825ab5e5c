import { configure } from 'storybook/test'
import type { TestContext } from 'vitest'
import { forgetSettings, isStoryShown, metSettings } from '../stories/workshop/met-settings.ts'
import { shownWords } from '../stories/workshop/shown-words.ts'
import type { Setting } from '../stories/workshop/toolbar-news.ts'
import { outOfReach } from '../stories/workshop/toolbar-reach.ts'
import { isLengthened, LONG_WORD } from './huge-text.ts'
import { pageComes } from './page-comes.ts'
import { playedStory } from './played-story.ts'

/** The part of a composed story that this needs. */
interface Playable {
  readonly tags: readonly string[]
  readonly globals: Readonly<Record<string, unknown>>
  readonly play?: unknown
  run(context: object): Promise<void>
}

/** What must show on a story that says it follows a setting; any of them is enough. */
const tried = {
  network: ['error', 'empty'],
  text: ['huge'],
  viewer: ['moderator', 'client', 'company', 'guest'],
} as const

/** How long a play that was led astray waits for what does not come, and a play otherwise, ms. */
const [SOON, LATE] = [500, 5000]

/** Storybook does not play a story that is over by the time it has been mounted. */
const untilPlay = {
  get aborted() {
    return isStoryShown()
  },
}

const told = async (story: Playable, globals: object, isPlayed: boolean) => {
  // Its checks would say of the changed story what only the unchanged one is asked.
  const context = { globals: { ...story.globals, ...globals, a11y: { manual: true } } }
  forgetSettings()
  // A play that the setting leads astray ends elsewhere.
  await story.run(isPlayed ? context : { ...context, abortSignal: Object.create(untilPlay) }).catch(() => {})
  await pageComes()
  return shownWords()
}

/** Whether the story is otherwise with some other value of the setting: as it opens, or, as its last word, as it is played. */
const isFollowed = async (story: Playable, setting: keyof typeof tried) => {
  // No story has the word by itself, so nothing need be compared.
  if (setting === 'text' && (isLengthened() || (await told(story, { text: 'huge' }, false)).includes(LONG_WORD)))
    return true
  const values = tried[setting].filter((value) => value !== story.globals[setting])
  const opened = await told(story, {}, false)
  for (const value of values) if ((await told(story, { [setting]: value }, false)) !== opened) return true
  if (!story.play) return false
  configure({ asyncUtilTimeout: SOON })
  const ended = await told(story, {}, true)
  const isOtherwise = (await told(story, { [setting]: values[0] }, true)) !== ended
  configure({ asyncUtilTimeout: LATE })
  return isOtherwise
}

/** Stories of a file are made alike: the first that says it follows a setting is asked for all of them. */
const asked = new Set<string>()

/** Before a file of stories. */
export const forgetAsked = (): void => asked.clear()

/** After a story, as the last: it tells the story anew, and leaves it so. */
export const checkToolbar = async ({ task, ...rest }: TestContext): Promise<void> => {
  const { storyId } = task.meta as { storyId?: string }
  const { story } = rest as { story?: Playable }
  if (!storyId || !story?.tags.includes('dev') || task.result?.state === 'fail') return
  const unreached = outOfReach(playedStory(), metSettings())
  const idle: Setting[] = []
  for (const setting of Object.keys(tried) as (keyof typeof tried)[]) {
    const question = `${setting} ${storyId.split('--')[0]}`
    if (unreached[setting] !== undefined || asked.has(question)) continue
    asked.add(question)
    if (!(await isFollowed(story, setting))) idle.push(setting)
  }
  if (idle.length === 0) return
  throw new Error(`Настройка ничего не меняет: ${idle.join(', ')}. Почему, пишут в parameters.toolbar истории`)
}
