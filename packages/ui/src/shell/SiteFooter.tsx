import { paths } from '@artel/core/routes'
import { PRODUCT_NAME } from '@artel/core/shell'
import { TextLink } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './SiteFooter.module.css'
import { shellPart } from './shell-part.tsx'

const ColourMode = shellPart(() => import('./FooterColourMode.tsx').then((module) => module.FooterColourMode))

/** Bottom of every page. */
export function SiteFooter() {
  return (
    <footer className={css.footer}>
      <div className={css.row}>
        <div className={css.about}>
          <p className={css.name}>{PRODUCT_NAME}</p>
          <p>{ru.footer.about}</p>
        </div>
        <div>
          <p className={css.heading}>{ru.footer.customers}</p>
          <TextLink to={paths.taskCreate()} quiet>
            {ru.createTask}
          </TextLink>
        </div>
        <div>
          <p className={css.heading}>{ru.footer.executors}</p>
          <TextLink to={paths.taskFind()} quiet>
            {ru.footer.allTasks}
          </TextLink>
        </div>
      </div>
      <div className={css.theme}>
        <ColourMode />
      </div>
      <p className={css.credit}>{ru.footer.geo}</p>
    </footer>
  )
}
