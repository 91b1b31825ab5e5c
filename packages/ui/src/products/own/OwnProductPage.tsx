import { paths } from '@artel/core/routes'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon, TextLink } from '../../kit/index.ts'
import css from './Own.module.css'
import { ru } from './ru.ts'

/** The frame of a page about one's own product: the way back to all of them, and what the page is. */
export function OwnProductPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.page}>
      <header className={css.intro}>
        <TextLink to={paths.myProducts()}>
          <span className={css.back}>
            <Icon of={ArrowLeft} size={16} />
            {ru.back}
          </span>
        </TextLink>
        <h1>{title}</h1>
      </header>
      {children}
    </div>
  )
}
