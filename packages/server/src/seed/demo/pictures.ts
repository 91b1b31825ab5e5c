import { categoryRecords } from '../categories/category-tree.ts'
import { scenesFor } from '../content/task-pictures.ts'
import { random } from '../random/random.ts'
import type { DemoUser } from './demo.types.ts'
import { isAnnounced } from './demo-accounts.ts'
import { type DemoContent, everybody } from './generate.ts'
import { firstNames } from './names.ts'

/** A picture that somebody of the demo has uploaded. */
export interface DemoPicture {
  readonly id: string
  readonly owner: DemoUser
  readonly name: string
  /** File of `assets/demo`. */
  readonly asset: string
  /** Milliseconds. */
  readonly createdAt: number
}

/** Photographs of a task, by its place among the lives. */
export interface TaskPictures {
  readonly life: number
  readonly pictures: readonly DemoPicture[]
}

/** Everything that the people of the demo have uploaded. */
export interface DemoPictures {
  readonly avatars: readonly DemoPicture[]
  readonly tasks: readonly TaskPictures[]
}

/** Portraits of `assets/demo/faces`, by how a person is spoken of. */
export const FACES = { he: 90, she: 80 } as const
/** Every scene was photographed from so many sides. */
export const SIDES = 2
/** Of clients with a portrait, and of tasks with photographs where there is something to photograph; few keep those of what is done. */
const SHOWN = { faces: 0.86, scenes: 0.72, finished: 0.1 }
const AFTER_REGISTRATION = 900_000

const slugOf = new Map(categoryRecords.map(({ id, slug }) => [id, slug]))
const women: ReadonlySet<string> = new Set([...firstNames.she, 'Мария', 'Елена'])

/** Chooses the pictures of the demo: the same content, the same pictures. */
export const choosePictures = (demo: DemoContent): DemoPictures => ({
  avatars: chooseFaces(everybody(demo.people)),
  tasks: demo.lives.flatMap((_, life) => choosePhotographs(demo, life)),
})

/** Companies have no face; every executor who works alone has one, and some clients show none: of them one sees the initials. */
function chooseFaces(users: readonly DemoUser[]): DemoPicture[] {
  const draw = random('faces')
  const kinds = { he: faces('he'), she: faces('she') }
  const bearers = new Map<string, DemoUser[]>()
  const bearersOf = (asset: string) => bearers.get(asset) ?? []
  return users.flatMap((owner) => {
    const id = draw.uuid()
    const isShown = draw.chance(SHOWN.faces) || owner.role === 'EXECUTOR' || isAnnounced(owner)
    if (owner.speaker === 'they' || !isShown) return []
    // Nobody looks like another until there are more people than faces, and nobody like somebody whom one sees beside them.
    const asset = kinds[women.has(owner.firstName) ? 'she' : 'he'].reduce((best, face) => {
      const cost = (one: string) =>
        bearersOf(one).reduce((sum, other) => sum + 1 + (areSeenTogether(owner, other) ? MOST_PEOPLE : 0), 0)
      return cost(face) < cost(best) ? face : best
    })
    bearers.set(asset, [...bearersOf(asset), owner])
    return [{ id, owner, asset, name: 'Портрет.webp', createdAt: owner.createdAt + AFTER_REGISTRATION }]
  })
}

/** More than ever bear one face. */
const MOST_PEOPLE = 1000

/** Whether a page may show both: of one city, or executors of one trade. */
const areSeenTogether = (one: DemoUser, other: DemoUser): boolean =>
  one.city.id === other.city.id || one.trades.some((trade) => other.trades.includes(trade))

const faces = (speaker: keyof typeof FACES): string[] =>
  random(`faces:${speaker}`).shuffle(
    Array.from({ length: FACES[speaker] }, (_, index) => `faces/${speaker}-${String(index + 1).padStart(2, '0')}.webp`),
  )

function choosePhotographs({ lives }: DemoContent, life: number): TaskPictures[] {
  const { task, state } = lives[life] ?? {}
  const scenes = task ? scenesFor(slugOf.get(task.categoryId) ?? '', task.title) : []
  if (!task || scenes.length === 0) return []
  const draw = random(`photographs:${life}`)
  const isOfKnown = isAnnounced(task.author)
  if (!isOfKnown && !draw.chance(state?.status === 'FINISHED' ? SHOWN.finished : SHOWN.scenes)) return []
  const count = draw.weighted([
    [1, 3],
    [2, 4],
    [3, 3],
    [4, 1],
  ] as const)
  const side = draw.int(0, SIDES - 1)
  // First what tells most, then the rest of the place, then the same from the other side.
  const taken = Array.from({ length: SIDES }, (_, turn) =>
    scenes.map((scene) => `scenes/${scene}-${((side + turn) % SIDES) + 1}.webp`),
  ).flat()
  const pictures = taken.slice(0, count).map((asset, index) => ({
    id: draw.uuid(),
    owner: task.author,
    name: `Фото ${index + 1}.webp`,
    asset,
    createdAt: task.createdAt,
  }))
  return [{ life, pictures }]
}
