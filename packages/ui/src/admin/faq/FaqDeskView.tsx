import { faqDeskList } from '@artel/core/admin'
import type { AdminFaqSection } from '@artel/core/contract'
import { DOT } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { Pencil, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Badge, Button, ButtonLink, IconButton, TextLink, VisuallyHidden } from '../../kit/index.ts'
import { MoveButtons, useOrder } from '../../kit/order/index.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import { AdminList, type AdminListProps } from '../AdminList.tsx'
import css from './Faq.module.css'
import { ru } from './ru.ts'
import { SectionItems } from './SectionItems.tsx'

export interface FaqDeskViewProps extends Pick<AdminListProps, 'status' | 'onRetry' | 'isRetrying'> {
  sections: readonly AdminFaqSection[]
  onAddSection: () => void
  onEditSection: (section: AdminFaqSection) => void
  /** Only of a section without questions. */
  onRemoveSection: (section: AdminFaqSection) => void
  /** To another place among the sections, from 0. */
  onMoveSection: (id: number, to: number) => void
  onMoveItem: (section: AdminFaqSection, id: number, to: number) => void
}

/** The whole help as administrators see it: sections and questions in their order, hidden ones among them. */
export function FaqDeskView({ sections, onAddSection, status, onRetry, isRetrying, ...on }: FaqDeskViewProps) {
  return (
    <AdminFrame section="faq" title={ru.title} lead={ru.lead}>
      <div className={css.ways}>
        <ButtonLink to={paths.adminFaqCreate()}>{ru.addItem}</ButtonLink>
        <Button variant="secondary" onClick={onAddSection}>
          {ru.addSection}
        </Button>
      </div>
      <AdminList
        status={status}
        onRetry={onRetry}
        isRetrying={isRetrying}
        failed={ru.failed}
        empty={sections.length === 0 ? { title: ru.none, text: ru.noneText } : null}
      >
        <Sections sections={sections} {...on} />
      </AdminList>
    </AdminFrame>
  )
}

type SectionsProps = Omit<FaqDeskViewProps, 'status' | 'onRetry' | 'isRetrying' | 'onAddSection'>

function Sections({ sections, onMoveSection, onMoveItem, onEditSection, onRemoveSection }: SectionsProps) {
  const place = useRef<HTMLDivElement>(null)
  const order = useOrder(
    sections.map(({ id, title }) => ({ key: id, name: title })),
    place,
    onMoveSection,
  )
  return (
    <>
      <div ref={place} className={css.sections}>
        {sections.map((section, index) => {
          const { id, title, about, audience, slug, isHidden, items } = section
          return (
            <section key={id} aria-labelledby={`faq-${id}`} className={css.section}>
              <header className={css.head}>
                {sections.length > 1 && (
                  <MoveButtons
                    name={title}
                    isFirst={index === 0}
                    isLast={index === sections.length - 1}
                    onMove={(by) => order.moveBy(index, by)}
                  />
                )}
                <div className={css.names}>
                  <h2 id={`faq-${id}`} className={css.title}>
                    {title}
                  </h2>
                  <p className={css.quiet}>
                    {[ru.audience[audience], about, ru.questions(items.length), paths.faqList(slug)].join(DOT)}
                  </p>
                  {isHidden && (
                    <span>
                      <Badge>{ru.hidden}</Badge>
                    </span>
                  )}
                </div>
                <span className={css.acts}>
                  <IconButton
                    icon={Pencil}
                    label={ru.editSection(title)}
                    dense
                    onClick={() => onEditSection(section)}
                  />
                  {items.length === 0 && (
                    <IconButton
                      icon={Trash2}
                      label={ru.removeSection(title)}
                      dense
                      onClick={() => onRemoveSection(section)}
                    />
                  )}
                </span>
              </header>
              <SectionItems section={section} onMove={(item, to) => onMoveItem(section, item, to)} />
              <p className={css.start}>
                <TextLink
                  to={faqDeskList.address(paths.adminFaqCreate(), { ...faqDeskList.defaults, section: String(id) })}
                  aria-label={ru.addItemTo(title)}
                >
                  {ru.add}
                </TextLink>
                <TextLink to={paths.adminFaqSection(id)} aria-label={ru.section.historyOf(title)}>
                  {ru.section.history}
                </TextLink>
              </p>
            </section>
          )
        })}
      </div>
      <VisuallyHidden>
        <span role="status">{order.said}</span>
      </VisuallyHidden>
    </>
  )
}
