import { isAnyShown } from './shown-words.ts'
import { textsOfArgs, textsToLengthen } from './text-length.ts'
import type { Met } from './toolbar-reach.ts'

type Followed = Omit<Met, 'text'>

const nothing: Followed = { backend: false, network: false }

let followed: Followed = nothing
let isShown = false
const texts = new Set<string>()
let listener: () => void = () => {}

/** What the story on the stage has met so far. */
export const metSettings = (): Met => ({ ...followed, text: isAnyShown(texts) })

/** Whether the story on the stage has been rendered, played or not. */
export const isStoryShown = (): boolean => isShown

/** A new story begins. */
export const forgetSettings = (): void => {
  followed = nothing
  isShown = false
  texts.clear()
}

/** Notes that the story on the stage follows a setting. */
export const meetSetting = (setting: keyof Followed): void => {
  if (followed[setting]) return
  followed = { ...followed, [setting]: true }
  listener()
}

const keep = (found: readonly string[]) => {
  const { size } = texts
  for (const text of found) texts.add(text)
  if (texts.size > size) listener()
}

/** Notes the texts of an answer that the story is given. */
export const meetTexts = (answer: unknown): void => keep(textsToLengthen(answer))

/** Notes that a story is rendered, from these args. */
export const meetArgs = (args: object): void => {
  isShown = true
  keep(textsOfArgs(args))
}

/** Hears of each change; one listener at a time. */
export const onMetSettings = (heard: typeof listener): void => {
  listener = heard
}
