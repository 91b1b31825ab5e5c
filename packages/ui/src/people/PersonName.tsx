import { TextLink } from '../kit/index.ts'
import type { PersonWords } from './person.types.ts'

/** The name of somebody, which leads to their page where there is one. */
export function PersonName({ person: { name, to } }: { person: Pick<PersonWords, 'name' | 'to'> }) {
  return to === undefined ? (
    name
  ) : (
    <TextLink quiet to={to}>
      {name}
    </TextLink>
  )
}
