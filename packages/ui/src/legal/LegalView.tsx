import type { LegalText } from '@artel/core/legal'
import { blocksOfText } from '@artel/core/marked-text'
import { Printer } from 'lucide-react'
import { useIsLive } from '../forms/index.ts'
import { Button, Callout, Icon } from '../kit/index.ts'
import { RichText } from '../kit/rich-text/index.ts'
import css from './LegalView.module.css'
import { ru } from './ru.ts'

/** «1 ноября 2026 г.»: a day by itself, in whatever zone it is read. */
const DAY = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' })

/** A text of the law (product §2.1): contents, edition, parts; it reads and prints without scripts. */
export function LegalView({ text }: { text: LegalText }) {
  const isLive = useIsLive()
  const { title, version, isDraft, lead, sections } = text
  return (
    <article className={css.page}>
      <header className={css.head}>
        <h1>{title}</h1>
        <p className={css.edition}>
          {ru.edition} <time dateTime={version}>{DAY.format(new Date(version))}</time>
          <Button dense variant="ghost" className={css.print} data-live={isLive} onClick={() => window.print()}>
            <Icon of={Printer} /> {ru.print}
          </Button>
        </p>
        {isDraft && (
          <Callout kind="attention" title={ru.draft}>
            {ru.draftText}
          </Callout>
        )}
        <p>{lead}</p>
      </header>
      <nav aria-label={ru.contents} className={css.contents}>
        <p className={css.contentsTitle}>{ru.contents}</p>
        <ol className={css.list}>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section, at) => (
        <section key={section.id} aria-labelledby={section.id} className={css.section}>
          <h2 id={section.id} className={css.heading}>
            {at + 1}. {section.title}
          </h2>
          <RichText blocks={blocksOfText(section.text)} />
        </section>
      ))}
    </article>
  )
}
