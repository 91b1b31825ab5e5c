import * as Radix from '@radix-ui/react-accordion'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../index.ts'
import css from './Accordion.module.css'

/** A question and what it opens. */
export interface AccordionItem {
  readonly id: string
  readonly title: ReactNode
  readonly content: ReactNode
}

export interface AccordionProps {
  items: readonly AccordionItem[]
  /** Ids of what is open; several may be. */
  open: readonly string[]
  onOpenChange: (open: string[]) => void
  /** Level of the headings, to fit the page around. */
  headingLevel?: 2 | 3 | 4
}

/** Questions one under another, answers on demand. Arrows, Home and End walk the questions. */
export function Accordion({ items, open, onOpenChange, headingLevel = 3 }: AccordionProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Radix.Root type="multiple" value={[...open]} onValueChange={onOpenChange} className={css.accordion}>
      {items.map(({ id, title, content }) => (
        <Radix.Item key={id} value={id} className={css.item}>
          <Radix.Header asChild>
            <Heading className={css.heading}>
              <Radix.Trigger className={css.trigger}>
                {title}
                <Icon of={ChevronDown} className={css.mark} />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className={css.content}>{content}</Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
