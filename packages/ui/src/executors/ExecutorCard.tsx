import { ExecutorRow } from './ExecutorRow.tsx'
import { ExecutorStory } from './ExecutorStory.tsx'
import { ExecutorTile } from './ExecutorTile.tsx'
import type { ExecutorCardProps } from './executor.types.ts'

const looks = { story: ExecutorStory, card: ExecutorTile, row: ExecutorRow } as const

/** An executor among others, as dense as the place asks for. One list has one density. */
export function ExecutorCard({ density = 'card', ...rest }: ExecutorCardProps) {
  const Look = looks[density]
  return <Look {...rest} />
}
