import { colorPairs, colors, palette } from '@artel/ui/tokens'
import { contrastOf } from './contrast-of.ts'
import css from './Direction.module.css'

const meanings = Object.entries(colors)

/** Every meaning: its light half, its dark half, what it is for. */
export function Colours() {
  return (
    <ul className={css.swatches}>
      {meanings.map(([name, { light, dark, use }]) => (
        <li key={name} className={css.swatch}>
          <span className={css.halves} aria-hidden="true">
            <span style={{ background: palette[light] }} />
            <span style={{ background: palette[dark] }} />
          </span>
          <span>
            <code>{name}</code>
            <span className={css.quiet}>{use}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

const fronts = [...new Set(colorPairs.map(({ front }) => front))]

/** The worst contrast of every colour over all it lies on. */
export function Contrasts() {
  return (
    <table className={css.table}>
      <caption className={css.quiet}>Наименьший контраст по всем фонам, на которых цвет встречается</caption>
      <thead>
        <tr>
          <th scope="col">Цвет</th>
          <th scope="col">Не меньше</th>
          <th scope="col">Светлая</th>
          <th scope="col">Тёмная</th>
        </tr>
      </thead>
      <tbody>
        {fronts.map((front) => {
          const pairs = colorPairs.filter((pair) => pair.front === front)
          return [...new Set(pairs.map(({ atLeast }) => atLeast))].map((atLeast) => (
            <tr key={`${front}-${atLeast}`}>
              <th scope="row">
                <code>{front}</code>
              </th>
              <td>{atLeast === 7 ? '7, текст' : '3, линия или значок'}</td>
              <td>{contrastOf(pairs, atLeast, 'light')}</td>
              <td>{contrastOf(pairs, atLeast, 'dark')}</td>
            </tr>
          ))
        })}
      </tbody>
    </table>
  )
}
