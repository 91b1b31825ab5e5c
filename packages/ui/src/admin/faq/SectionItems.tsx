import type { AdminFaqSection } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { useRef } from 'react'
import { Badge, TextLink, VisuallyHidden } from '../../kit/index.ts'
import { MoveButtons, useOrder } from '../../kit/order/index.ts'
import css from './Faq.module.css'
import { ru } from './ru.ts'

export interface SectionItemsProps {
  section: AdminFaqSection
  /** To another place in the section, from 0. */
  onMove: (id: number, to: number) => void
}

/** The questions of a section, to be opened and put in order. */
export function SectionItems({ section: { title, items }, onMove }: SectionItemsProps) {
  const list = useRef<HTMLUListElement>(null)
  const order = useOrder(
    items.map(({ id, question }) => ({ key: id, name: question })),
    list,
    onMove,
  )
  if (items.length === 0) return <p className={css.quiet}>{ru.empty}</p>
  return (
    <>
      <ul ref={list} aria-label={ru.items(title)} className={css.items}>
        {items.map(({ id, question, isHidden }, index) => (
          <li key={id} className={css.item} {...order.rowProps(index)}>
            {items.length > 1 && (
              <MoveButtons
                name={question}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                onMove={(by) => order.moveBy(index, by)}
              />
            )}
            <span className={css.question}>
              <TextLink to={paths.adminFaqItem(id)}>{question}</TextLink>
            </span>
            {isHidden && <Badge>{ru.hidden}</Badge>}
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{order.said}</span>
      </VisuallyHidden>
    </>
  )
}
