import type { LegalDocument, LegalEdition } from '@artel/core/contract'
import { editionPath, type LegalText, legalDayWords } from '@artel/core/legal'
import { blocksOfText } from '@artel/core/marked-text'
import { Printer } from 'lucide-react'
import { useIsLive } from '../forms/index.ts'
import { Button, Callout, Icon, TextLink } from '../kit/index.ts'
import { RichText } from '../kit/rich-text/index.ts'
import css from './LegalView.module.css'
import { ru } from './ru.ts'

export interface LegalViewProps {
  text: LegalText
  /** How this edition stands to the others, and which there are; left out by a preview. */
  among?: Pick<LegalEdition, 'state' | 'editions'> & { readonly document: LegalDocument }
  /** The title's place among the headings of the page: a preview stands below one. */
  level?: 1 | 2
}

/** A text of the law (product §2.1): contents, edition, parts; it reads and prints without scripts. */
export function LegalView({ text, among, level = 1 }: LegalViewProps) {
  const isLive = useIsLive()
  const { title, version, isDraft, lead, sections } = text
  const [Title, Heading] = level === 1 ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const)
  return (
    <article className={css.page}>
      <header className={css.head}>
        <Title>{title}</Title>
        <p className={css.edition}>
          {ru.edition} <time dateTime={version}>{legalDayWords(version)}</time>
          <Button dense variant="ghost" className={css.print} data-live={isLive} onClick={() => window.print()}>
            <Icon of={Printer} /> {ru.print}
          </Button>
        </p>
        {among?.state === 'SCHEDULED' && (
          <Callout title={ru.scheduled} actions={<ToCurrent document={among.document} />}>
            {ru.scheduledText(legalDayWords(version))}
          </Callout>
        )}
        {among?.state === 'PAST' && (
          <Callout kind="attention" title={ru.past} actions={<ToCurrent document={among.document} />}>
            {ru.pastText}
          </Callout>
        )}
        {isDraft && (
          <Callout kind="attention" title={ru.draft}>
            {ru.draftText}
          </Callout>
        )}
        <RichText blocks={blocksOfText(lead)} />
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
          <Heading id={section.id} className={css.heading}>
            {at + 1}. {section.title}
          </Heading>
          <RichText blocks={blocksOfText(section.text)} />
        </section>
      ))}
      {among && among.editions.length > 1 && <Editions among={among} shown={version} />}
    </article>
  )
}

const ToCurrent = ({ document }: { document: LegalDocument }) => (
  <TextLink to={editionPath(document)}>{ru.toCurrent}</TextLink>
)

/** Every edition that may be read, the newest first; the one on the page is no link. */
function Editions({ among, shown }: { among: NonNullable<LegalViewProps['among']>; shown: string }) {
  return (
    <section aria-label={ru.editions} className={css.editions}>
      <h2 className={css.contentsTitle}>{ru.editions}</h2>
      <ul>
        {among.editions.map(({ version, state }) => {
          const words = ru.of(legalDayWords(version))
          return (
            <li key={version}>
              {version === shown ? (
                <span aria-current="page">{words}</span>
              ) : (
                <TextLink to={editionPath(among.document, state === 'IN_FORCE' ? undefined : version)}>
                  {words}
                </TextLink>
              )}
              , {ru.states[state]}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
