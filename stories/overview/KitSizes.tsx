import sizes from 'virtual:kit-sizes'
import css from './KitSizes.module.css'

const kib = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const heaviest = Math.max(...sizes.map(({ js, css: style }) => js + style))

/** What each component of the kit costs a page that uses nothing else, as `npm run sizes:kit` measured it. */
export function KitSizes() {
  return (
    <main className={css.page}>
      <h1>Вес компонентов</h1>
      <p className={css.quiet}>
        Каждый компонент отдельно, со всем, что он приводит с собой, кроме React и того, что грузится потом. КиБ после
        сжатия brotli. Вместе они легче: общее считается один раз. Измеряет <code>npm run sizes:kit</code>.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard. */}
      <section className={css.scroll} aria-label="Таблица веса" tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Компонент</th>
              <th scope="col">Откуда</th>
              <th scope="col">JS</th>
              <th scope="col">CSS</th>
              <th scope="col">Всего</th>
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ component, folder, js, css: style }) => (
              <tr key={`${folder} ${component}`}>
                <th scope="row">{component}</th>
                <td>
                  <code>@artel/ui/{folder}</code>
                </td>
                <td>{kib.format(js)}</td>
                <td>{kib.format(style)}</td>
                <td>
                  <meter max={heaviest} value={js + style} aria-label={`${component}, всего`} />{' '}
                  {kib.format(js + style)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </main>
  )
}
