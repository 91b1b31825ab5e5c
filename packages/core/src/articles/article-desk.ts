import type { Article } from '../contract/articles.ts'
import type { PublicationStatus } from '../contract/content-terms.ts'
import type { User } from '../contract/users.ts'
import { isStaff } from '../lifecycle/index.ts'
import { decidePublication, type PublicationCommand, type PublicationFacts } from '../publication/index.ts'

type Who = Pick<User, 'id' | 'role'>

/** What decides who may do what to an article in administration. */
export interface DeskArticle {
  readonly status: PublicationStatus
  readonly author: Who
}

/**
 * An article as the lifecycle sees it on the desk of an administrator: what colleagues have written belongs to the house, and so
 * to each of them; what an executor has written stays the executor's.
 */
export const deskFacts = ({ status, author }: DeskArticle, admin: Who): PublicationFacts => ({
  status,
  ownerId: isStaff(author) ? admin.id : author.id,
})

/** What an administrator may do to an article now. */
export interface DeskMoves {
  readonly canMend: boolean
  readonly canHide: boolean
  readonly canShow: boolean
  /** Take it off the site for a reason, which its author is told. */
  readonly canTakeDown: boolean
}

/** Asks the lifecycle what an administrator may do. */
export const deskMoves = (article: DeskArticle & Pick<Article, 'id'>, admin: Who): DeskMoves => {
  const publication = deskFacts(article, admin)
  const can = (event: PublicationCommand) => decidePublication({ publication, event, actor: admin }).ok
  return {
    canMend: can({ type: 'MEND', isComplete: true }),
    canHide: can({ type: 'HIDE' }),
    canShow: can({ type: 'SHOW', quotaLeft: null }),
    // What waits is judged in its queue.
    canTakeDown: article.status === 'PUBLISHED' && !isStaff(article.author) && can({ type: 'REJECT', rule: 'UNTRUE' }),
  }
}
