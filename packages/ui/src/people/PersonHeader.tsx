import type { ReactNode } from 'react'
import { Badge, classNames } from '../kit/index.ts'
import { Face } from './Face.tsx'
import css from './PersonHeader.module.css'
import type { PersonWords, TrustFacts } from './person.types.ts'
import { TrustLine } from './TrustLine.tsx'
import { VerifiedSign } from './VerifiedSign.tsx'

export interface PersonHeaderProps {
  person: PersonWords
  trust: TrustFacts
  /** Band above; the face lies over its edge. */
  cover?: ReactNode
  /** What one can do with the person: one primary at most. */
  actions?: ReactNode
  /** Below: {@link PersonStats}, how full the profile is. */
  stats?: ReactNode
  /** Level of the name in the page's outline. */
  headingLevel?: 1 | 2 | 3
}

/** Who this is: face, name, what they do and why they can be trusted. */
export function PersonHeader({ person, trust, cover, actions, stats, headingLevel = 1 }: PersonHeaderProps) {
  const Name = `h${headingLevel}` as const
  return (
    <header className={classNames(css.header, cover !== undefined && css.covered)}>
      {cover !== undefined && <div className={css.cover}>{cover}</div>}
      <div className={css.face}>
        <Face person={person} size="head" ring={cover === undefined ? 'none' : 'page'} />
      </div>
      <div className={css.who}>
        <div className={css.named}>
          {person.badges && person.badges.length > 0 && (
            <p className={css.badges}>
              {person.badges.map((badge) => (
                <Badge key={badge} tone="solid">
                  {badge}
                </Badge>
              ))}
            </p>
          )}
          <Name className={css.name}>
            {person.name}
            {person.isVerified && (
              <>
                {' '}
                <VerifiedSign size={24} />
              </>
            )}
          </Name>
          {person.about && <p className={css.about}>{person.about}</p>}
        </div>
        <div className={css.trust}>
          <TrustLine facts={trust} />
        </div>
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
      {stats && <div className={css.stats}>{stats}</div>}
    </header>
  )
}
