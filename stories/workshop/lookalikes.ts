import { isReason } from './gaps.ts'
import type { StoryRecord } from './story-record.ts'

/** Marks of pictures by `look/story`, `<of the bytes>.<of the shades>` (`stories/__screenshots__/marks.json`). */
export type PictureMarks = Readonly<Record<string, string>>

/** The shades of every look of a story, in one line; stories with the same line cannot be told apart. */
const faces = (marks: PictureMarks): ReadonlyMap<string, string> => {
  const looks = new Map<string, string[]>()
  for (const [name, mark] of Object.entries(marks)) {
    const [look = '', storyId = ''] = name.split(/\/(.*)/)
    looks.set(storyId, [...(looks.get(storyId) ?? []), `${look} ${mark.split('.')[1]}`])
  }
  return new Map([...looks].map(([storyId, shades]) => [storyId, shades.sort().join()]))
}

const isKin = (one: StoryRecord, other: StoryRecord) =>
  one.title === other.title || (one.machine !== null && one.machine.id === other.machine?.id)

/**
 * What is wrong with stories that look like another one of their place in the sidebar or of their machine: of those that nobody can
 * tell apart, all but one have to say why (`parameters: { alike: '…' }`), and only they.
 */
export const lookalikes = (stories: readonly StoryRecord[], marks: PictureMarks): readonly string[] => {
  const faceOf = faces(marks)
  const shown = stories.filter(({ id }) => faceOf.has(id))
  const twinOf = (story: StoryRecord, among: readonly StoryRecord[]) =>
    among.find((other) => other !== story && isKin(story, other) && faceOf.get(other.id) === faceOf.get(story.id))
  const silent = shown.filter(({ alike }) => !isReason(alike ?? undefined))
  const unexplained = silent.flatMap((story, at) => {
    const twin = twinOf(story, silent.slice(0, at))
    if (!twin) return []
    return [
      `${story.file}: «${story.name}» выглядит как «${twin.name}». Либо история не стоит в своём состоянии, либо это проверка (tags: ['!dev']), либо нужна причина: parameters: { alike: '…' }.`,
    ]
  })
  const stale = shown
    .filter((story) => story.alike !== null && !twinOf(story, shown))
    .map(({ file, name }) => `${file}: «${name}» ни на какую историю больше не похожа, причина (alike) не нужна.`)
  return [...unexplained, ...stale]
}
