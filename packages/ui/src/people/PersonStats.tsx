import css from './PersonStats.module.css'

export interface PersonStatsProps {
  /** «184» and what it counts: «задания, 98 % без споров». */
  stats: readonly { value: string; caption: string }[]
}

/** Up to four figures of a person, side by side; two by two on a phone. */
export function PersonStats({ stats }: PersonStatsProps) {
  return (
    <dl className={css.stats}>
      {stats.map(({ value, caption }) => (
        <div key={caption} className={css.stat}>
          <dt className={css.caption}>{caption}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
