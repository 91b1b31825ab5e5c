import { FORCE_REMOUNT, STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** What is used of Storybook's own state. It plays no story that is embedded in another page, and has no other word for that. */
interface PreviewState {
  readonly storyRenders?: readonly { readonly id: string; readonly renderOptions: { autoplay: boolean } }[]
}

/** Renders a story from its beginning, with or without the steps that it plays by itself; waits until it stands. */
export const startAnew = async (storyId: string, isPlayed: boolean): Promise<void> => {
  const preview = (globalThis as { __STORYBOOK_PREVIEW__?: PreviewState }).__STORYBOOK_PREVIEW__
  const options = preview?.storyRenders?.find(({ id }) => id === storyId)?.renderOptions
  const autoplay = options?.autoplay ?? true
  if (options) options.autoplay = isPlayed
  const channel = addons.getChannel()
  await new Promise<void>((resolve) => {
    const settle = () => {
      channel.off(STORY_RENDERED, settle)
      channel.off(STORY_FINISHED, settle)
      resolve()
    }
    channel.on(STORY_RENDERED, settle)
    // A story that fails is never told to be rendered.
    channel.on(STORY_FINISHED, settle)
    channel.emit(FORCE_REMOUNT, { storyId })
  })
  if (options) options.autoplay = autoplay
}
