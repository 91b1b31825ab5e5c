import type { Screen } from '../workshop/screens.ts'
import css from './ScreenMap.module.css'

/** Addresses that the app does not serve yet. */
export function LaterScreens({ screens }: { screens: readonly Screen[] }) {
  return (
    <section className={css.area} aria-label="Ещё нет">
      <h2>Ещё нет</h2>
      <p className={css.lead}>Эти адреса есть в таблице маршрутов, но приложение их пока не отдаёт.</p>
      <ul className={css.later}>
        {screens.map(({ name, route, area }) => (
          <li key={name}>
            <strong>{route.title}</strong> <code>{route.pattern}</code>
            <p className={css.quiet}>{area}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
