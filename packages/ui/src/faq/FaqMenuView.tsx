import type { FaqSection } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { Breadcrumbs } from '../kit/index.ts'
import css from './Faq.module.css'
import { Sections } from './FaqView.tsx'
import { ru } from './ru.ts'

/** All sections of the help: where the menu of a section leads on a phone. */
export function FaqMenuView({ sections }: { sections: readonly FaqSection[] }) {
  return (
    <div className={css.menuPage}>
      <Breadcrumbs items={[{ label: ru.title, to: paths.faq() }, { label: ru.sections }]} />
      <h1>{ru.sections}</h1>
      <Sections sections={sections} />
    </div>
  )
}
