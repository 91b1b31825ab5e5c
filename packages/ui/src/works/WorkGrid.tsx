import { WorkCard, type WorkCardProps, type WorkWords } from './WorkCard.tsx'
import css from './WorkGrid.module.css'

export interface WorkGridProps extends Pick<WorkCardProps, 'headingLevel'> {
  works: readonly WorkWords[]
  /** Names the list. */
  label: string
}

/** Works side by side, two in a row where there is room. */
export function WorkGrid({ works, label, headingLevel }: WorkGridProps) {
  return (
    <ul className={css.grid} aria-label={label}>
      {works.map((work) => (
        <li key={work.id} className={css.cell}>
          <WorkCard work={work} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}
