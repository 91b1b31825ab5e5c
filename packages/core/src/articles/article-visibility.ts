import type { PublicationStatus } from '../contract/content-terms.ts'
import type { User } from '../contract/users.ts'
import { isStaff } from '../lifecycle/index.ts'

/** What decides who may read an article. */
export interface ArticleParties {
  readonly status: PublicationStatus
  readonly isPublic: boolean
  readonly author: { readonly id: string }
}

/**
 * Whether the viewer (`null` is a guest) may read an article: drafts and the like are for their author and for staff, articles
 * that are not public for whoever has signed in.
 */
export const isArticleVisible = (
  { status, isPublic, author }: ArticleParties,
  viewer: Pick<User, 'id' | 'role'> | null,
): boolean => (status === 'PUBLISHED' && (isPublic || viewer !== null)) || author.id === viewer?.id || isStaff(viewer)
