import pictures from 'virtual:pictures'
import { type Look, looks } from '../../.storybook/looks.ts'

const kept = looks.filter(({ isKept }) => isKept)
const known = new Map(kept.map(({ name }) => [name, new Set(pictures[name])]))

const keptLook = (isPhone: boolean): Look => {
  const found = kept.find(({ width }) => width < 640 === isPhone)
  if (!found) throw new Error('One look of a desktop and one of a phone are kept')
  return found
}

/** The looks that pictures are kept of, by what a designer calls them. */
export const devices = { desktop: keptLook(false), phone: keptLook(true) } as const

export type Device = keyof typeof devices

/** Address of the picture that the tests compare a story with; `null` where none is kept. */
export const pictureOf = (id: string, device: Device): string | null => {
  const { name } = devices[device]
  return known.get(name)?.has(id) ? `./pictures/${name}/${encodeURIComponent(id)}.webp` : null
}
