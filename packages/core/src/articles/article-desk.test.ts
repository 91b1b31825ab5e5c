import { describe, expect, it } from 'vitest'
import { PUBLICATION_STATUSES, type PublicationStatus } from '../contract/content-terms.ts'
import { type DeskMoves, deskMoves } from './index.ts'

const admin = { id: 'admin', role: 'ADMIN' } as const
const author = { EXECUTOR: { id: 'author', role: 'EXECUTOR' }, MODERATOR: { id: 'author', role: 'MODERATOR' } } as const

const movesOf = (status: PublicationStatus, role: keyof typeof author): (keyof DeskMoves)[] =>
  Object.entries(deskMoves({ id: 481, status, author: author[role] }, admin)).flatMap(([name, can]) =>
    can ? [name as keyof DeskMoves] : [],
  )
const table = (role: keyof typeof author) =>
  Object.fromEntries(PUBLICATION_STATUSES.map((status) => [status, movesOf(status, role)]))

describe('an article on the desk of an administrator', () => {
  it('of an executor is put right where readers have it or are to have it, and taken down for a reason', () => {
    expect(table('EXECUTOR')).toEqual({
      DRAFT: [],
      PENDING: ['canMend'],
      PUBLISHED: ['canMend', 'canTakeDown'],
      HIDDEN: ['canMend'],
      REJECTED: [],
    })
  })

  it('of a colleague is hidden and shown by any of them', () => {
    expect(table('MODERATOR')).toEqual({
      DRAFT: [],
      PENDING: ['canMend'],
      PUBLISHED: ['canMend', 'canHide'],
      HIDDEN: ['canMend', 'canShow'],
      REJECTED: [],
    })
  })
})
