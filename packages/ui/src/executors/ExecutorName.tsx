import { CardLink } from '../kit/index.ts'
import { VerifiedSign } from '../people/index.ts'
import css from './ExecutorName.module.css'
import type { ExecutorLookProps } from './executor.types.ts'

/** The name as the link of the card, the sign of checked papers beside it. */
export function ExecutorName({
  executor: { person },
  to,
  headingLevel = 3,
}: Pick<ExecutorLookProps, 'executor' | 'to' | 'headingLevel'>) {
  const Name = `h${headingLevel}` as const
  return (
    <Name className={css.name}>
      <CardLink to={to}>{person.name}</CardLink>
      {person.isVerified && (
        <>
          {' '}
          <VerifiedSign />
        </>
      )}
    </Name>
  )
}
