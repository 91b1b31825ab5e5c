import { paths } from '@artel/core/routes'
import { PRODUCT_NAME } from '@artel/core/shell'
import { TextLink } from '../kit/index.ts'
import { quietPart } from '../kit/lazy/index.ts'
import { footer } from './footer.ru.ts'
import { Logo } from './Logo.tsx'
import { ru } from './ru.ts'
import css from './SiteFooter.module.css'

const ColourMode = quietPart(() => import('./FooterColourMode.tsx').then((module) => module.FooterColourMode))

/** What there is a page for. */
const columns = [
  {
    title: footer.customers,
    links: [
      [paths.taskCreate(), ru.createTask],
      [paths.registrationClient(), footer.register],
    ],
  },
  {
    title: footer.executors,
    links: [
      [paths.taskFind(), footer.allTasks],
      [paths.registrationExecutor(), footer.becomeExecutor],
    ],
  },
  {
    title: footer.documents,
    links: [
      [paths.cookiePolicy(), footer.cookies],
      [paths.licences(), footer.licences],
    ],
  },
] as const

/** Bottom of every page. */
export function SiteFooter() {
  return (
    <footer className={css.footer}>
      <div className={css.row}>
        <div className={css.about}>
          <p className={css.logo}>
            <Logo />
            {PRODUCT_NAME}
          </p>
          <p>{footer.about}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={css.heading}>{title}</p>
            <ul className={css.links}>
              {links.map(([to, label]) => (
                <li key={to}>
                  <TextLink to={to} quiet>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={css.theme}>
        <ColourMode />
      </div>
    </footer>
  )
}
