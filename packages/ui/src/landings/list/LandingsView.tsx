import type { LandingCategory, SitePageWords } from '@artel/core/contract'
import { rootLook } from '@artel/core/covers/address'
import { paths } from '@artel/core/routes'
import { Mark } from '../../kit/cover/index.ts'
import { Band, ButtonLink, EmptyState, Link, SectionHeading } from '../../kit/index.ts'
import { Points } from '../Points.tsx'
import { Questions } from '../Questions.tsx'
import css from './LandingsView.module.css'
import { ru } from './ru.ts'

export interface LandingsViewProps {
  words: SitePageWords
  /** Roots with what is below them. */
  landings: readonly LandingCategory[]
}

/** All services by craft (product §2.1): each leads to its own page. */
export function LandingsView({ words, landings }: LandingsViewProps) {
  return (
    <>
      <Band surface="green" as="header">
        <div className={css.head}>
          <h1 className={css.title}>{words.title}</h1>
          <p className={css.lead}>{words.lead}</p>
        </div>
      </Band>
      <Band as="div">
        {landings.length === 0 ? (
          <EmptyState
            mark={<Mark look={{ material: 'planks', object: 'hammer' }} size={112} />}
            title={ru.empty}
            text={ru.emptyText}
            action={<ButtonLink to={paths.taskCreate()}>{ru.create}</ButtonLink>}
          />
        ) : (
          <ul className={css.crafts}>
            {landings.map(({ id, slug, name, children }) => (
              <li key={id} className={css.craft}>
                <Mark look={rootLook(slug)} seed={slug} size={64} />
                <div className={css.words}>
                  <h2 className={css.name}>
                    <Link to={paths.landing(slug)} className={css.link}>
                      {name}
                    </Link>
                  </h2>
                  <ul className={css.services}>
                    {children.map((service) => (
                      <li key={service.id}>
                        <Link to={paths.landing(`${slug}/${service.slug}`)} className={css.link}>
                          {service.name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Band>
      {words.points.length > 0 && (
        <Band surface="white" headingId="services-points">
          <SectionHeading id="services-points" title={words.pointsTitle} />
          <Points points={words.points} />
        </Band>
      )}
      {words.questions.length > 0 && (
        <Band surface="sunken" headingId="services-questions">
          <SectionHeading id="services-questions" title={words.questionsTitle} />
          <Questions questions={words.questions} />
        </Band>
      )}
    </>
  )
}
