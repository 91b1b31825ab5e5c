import { motion, radius, size, space, type } from '@artel/ui/tokens'
import css from './Direction.module.css'

const styles: [string, { weight: number; phone: readonly number[]; desktop?: readonly number[]; use: string }][] =
  Object.entries(type)

const written = ([fontSize, line]: readonly number[]) => `${fontSize}/${line}`

/** Every type style, in itself. */
export function TypeScale() {
  return (
    <ul className={css.rows}>
      {styles.map(([name, { weight, phone, desktop, use }]) => (
        <li key={name} className={css.typeRow}>
          <span style={{ font: `var(--type-${name})` }}>Мастер ответит за работу</span>
          <span className={css.quiet}>
            <code>{name}</code> {written(phone)}
            {desktop && `, на столе ${written(desktop)}`} · {weight} · {use}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Steps of spacing, as long as they are. */
export function Spaces() {
  return (
    <ul className={css.rows}>
      {space.map((step) => (
        <li key={step} className={css.spaceRow}>
          <code>{step}</code>
          <span className={css.bar} style={{ inlineSize: `var(--space-${step})` }} />
          <span className={css.quiet}>{step * 4} px</span>
        </li>
      ))}
    </ul>
  )
}

/** Corners, heights, widths and durations, one line each. */
export function Figures() {
  const lists = [
    ['Скругления, px', radius],
    ['Высоты и ширины, px', size],
    ['Движение, мс', motion],
  ] as const
  return (
    <div className={css.figures}>
      {lists.map(([title, values]) => (
        <dl key={title}>
          <dt className={css.quiet}>{title}</dt>
          {Object.entries(values).map(([name, value]) => (
            <dd key={name}>
              <code>{name}</code> {value}
            </dd>
          ))}
        </dl>
      ))}
    </div>
  )
}
