import { paths } from '@artel/core/routes'
import type { ReactNode } from 'react'
import { Skeleton, TextLink, VisuallyHidden } from '../../kit/index.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import { ru as admin } from '../ru.ts'
import css from './Faq.module.css'
import { ru } from './ru.ts'

export interface ItemPageProps {
  title: string
  /** Where everybody reads it; `null` while nobody does. */
  publicPath: string | null
  children: ReactNode
}

/** The frame of a page about one question: the way back to all of them, and to where it is read. */
export function ItemPage({ title, publicPath, children }: ItemPageProps) {
  return (
    <AdminFrame section="faq" title={title}>
      <p className={css.line}>
        <TextLink to={paths.adminFaq()}>{ru.item.toList}</TextLink>
        {publicPath && <TextLink to={publicPath}>{ru.item.onSite}</TextLink>}
      </p>
      {children}
    </AdminFrame>
  )
}

/** A question that is on its way. */
export function ItemWaiting() {
  return (
    <div aria-busy="true" className={css.desk}>
      <VisuallyHidden>{admin.loading}</VisuallyHidden>
      <Skeleton shape="block" className={css.coming} />
      <Skeleton shape="block" className={css.coming} />
    </div>
  )
}
