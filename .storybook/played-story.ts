import type * as a11y from '@storybook/addon-a11y/preview'

/** What the accessibility check is told of a story. */
export type PlayedStory = Parameters<typeof a11y.afterEach>[0]

let played: PlayedStory | null = null

/** Remembers the story that has just been played. */
export const rememberPlayed = (context: PlayedStory): void => {
  played = context
}

/** The story that a test run has played last, and that still stands in its window. */
export const playedStory = (): PlayedStory => {
  if (!played) throw new Error('No story has been played')
  return played
}
