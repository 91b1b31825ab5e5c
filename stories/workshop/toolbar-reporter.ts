import { addons } from 'storybook/preview-api'
import { forgetSettings, metSettings, onMetSettings } from './met-settings.ts'
import { toolbarNews } from './toolbar-news.ts'
import { outOfReach, type ReachedStory } from './toolbar-reach.ts'

interface ReportedStory extends ReachedStory {
  readonly id: string
  readonly abortSignal: AbortSignal
}

let signal: AbortSignal | null = null
let played: ReportedStory | null = null

/** What has come to a story shows a little later, ms. */
const MOMENT = 100

let due: ReturnType<typeof setTimeout> | undefined

const tell = () => {
  if (played === null) return
  addons.getChannel().emit(toolbarNews.told, { storyId: played.id, outOfReach: outOfReach(played, metSettings()) })
}

const tellSoon = () => {
  clearTimeout(due)
  due = setTimeout(tell, MOMENT)
}

/** Joins stories to the toolbar above them. */
export const reportReach = (): void => {
  addons.getChannel().on(toolbarNews.asked, tellSoon)
  onMetSettings(tellSoon)
}

/**
 * `beforeEach` of every story: until it has been played nobody can tell what it will ask. One that is only rendered once more,
 * in another theme for one, has met what it has met; it is known by the signal that ends it.
 */
export const beginReach = ({ abortSignal }: ReportedStory): void => {
  if (signal === abortSignal) return
  signal = abortSignal
  played = null
  forgetSettings()
}

/** `afterEach` of every story: now it is known, and told; what it asks later is told too. */
export const tellReach = (story: ReportedStory): void => {
  played = story
  tellSoon()
}
