import type { ArticleCard } from '@artel/core/contract'
import { lazy } from 'react'
import { LateMenu } from '../../kit/quiet-menu/index.ts'
import { ru } from './ru.ts'

const ArticleMenuList = lazy(() =>
  import('./ArticleMenuList.tsx').then((module) => ({ default: module.ArticleMenuList })),
)

export interface ArticleMenuProps {
  article: Pick<ArticleCard, 'id' | 'title'>
  onRemove: () => void
}

/** «⋯» in the row of one's own article. */
export function ArticleMenu(props: ArticleMenuProps) {
  return (
    <LateMenu label={ru.actions(props.article.title)} framed={false}>
      <ArticleMenuList {...props} />
    </LateMenu>
  )
}
