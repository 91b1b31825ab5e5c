import type { ArticleEditorView, ArticleField, ArticleValues } from '@artel/core/articles'
import type { Picture } from '@artel/core/contract'
import type { ReactNode } from 'react'

export interface ArticleEditorViewProps {
  view: ArticleEditorView
  /** Whose text it is: one's own, which a moderator judges, or somebody's that staff put right. */
  purpose: 'OWN' | 'DESK'
  /** The author is of the house: writes in every category. */
  isStaff: boolean
  /** Nothing can be typed yet: the page is still the server's. */
  isInert: boolean
  /** What the tariff has room for this month; nothing for staff. */
  room: ReactNode
  /** The field of the cover, by what is wrong with it. */
  cover: (error: string | undefined) => ReactNode
  /** Pictures of the text that are known by now. */
  pictures: Readonly<Record<string, Picture>>
  isPreview: boolean
  onPreview: (isPreview: boolean) => void
  onChange: <F extends ArticleField>(name: F, value: ArticleValues[F]) => void
  /** Stores a picture of the text. */
  onUpload: (file: File, onProgress: (percent: number) => void) => Promise<Picture>
  onSave: () => void
  onSubmit: () => void
  /** Opens what is stored instead of what is typed. */
  onReopen: () => void
}
