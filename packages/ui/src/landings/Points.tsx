import { type ObjectName, objectUrl } from '@artel/core/covers/address'
import css from './Points.module.css'

export interface PointsProps {
  points: readonly { readonly title: string; readonly text: string }[]
}

/** What stands above each, in turn. */
const objects: readonly ObjectName[] = ['toolbox', 'chat', 'hammer', 'trophy', 'shield', 'coin']

/** What is told one after the other: steps, as a rule. */
export function Points({ points }: PointsProps) {
  return (
    <ol className={css.points}>
      {points.map(({ title, text }, index) => (
        <li key={title} className={css.point}>
          <img
            src={objectUrl(objects[index % objects.length] ?? 'toolbox')}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            decoding="async"
          />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
