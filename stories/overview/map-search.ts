import type { Screen } from '../workshop/screens.ts'
import type { StoryRecord } from '../workshop/story-record.ts'

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

const wordsOf = (search: string): readonly string[] => plain(search).split(/\s+/).filter(Boolean)

const holdsAll = (words: readonly string[], places: readonly string[]) => {
  const text = plain(places.join('\n'))
  return words.every((word) => text.includes(word))
}

const placesOf = ({ title, name, note, state }: StoryRecord) => [title, name, note, state]

/** Whether a story is asked for, by its place in the sidebar, its name, its sentence or its state. */
export const isStoryFound = (story: StoryRecord, search: string): boolean => holdsAll(wordsOf(search), placesOf(story))

/** The screen with what was asked for of it: everything when the screen itself was, else stories and states; `null` for nothing. */
export const foundIn = (screen: Screen, search: string): Screen | null => {
  const words = wordsOf(search)
  const { route, area } = screen
  const own = [route.title, route.pattern, area]
  if (holdsAll(words, own)) return screen
  const stories = screen.stories.filter((story) => holdsAll(words, [...own, ...placesOf(story)]))
  const states = screen.states.filter(
    ({ stories: shown, label, reason = '' }) => shown.length === 0 && holdsAll(words, [...own, label, reason]),
  )
  return stories.length + states.length > 0 ? { ...screen, stories, states } : null
}
