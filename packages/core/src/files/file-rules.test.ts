import { describe, expect, it } from 'vitest'
import { FILE_LIMITS } from '../contract/file-terms.ts'
import type { Role } from '../contract/operations.ts'
import { type AttachedFile, attachProblem, type FileStanding, isFileVisible } from './index.ts'

describe('the content of a file', () => {
  const seen = (isPrivate: boolean, id: string, role: Role = 'CLIENT', standing: Partial<FileStanding> = {}) =>
    isFileVisible({ isPrivate, ownerId: 'owner' }, { id, role }, { isParty: false, isJudged: false, ...standing })

  it('that is open is for everybody', () => {
    expect(seen(false, 'stranger')).toBe(true)
  })

  it('that is private is for its owner, for the parties of what it is attached to, and for staff who judge that', () => {
    expect([
      seen(true, 'owner'),
      seen(true, 'stranger', 'MODERATOR', { isJudged: true }),
      seen(true, 'stranger', 'EXECUTOR', { isParty: true }),
    ]).toEqual([true, true, true])
    expect([
      seen(true, 'stranger'),
      seen(true, 'stranger', 'ADMIN'),
      seen(true, 'stranger', 'CLIENT', { isJudged: true }),
    ]).toEqual([false, false, false])
  })
})

describe('files to be attached', () => {
  const aFile = (file: Partial<AttachedFile> = {}): AttachedFile => ({
    ownerId: 'owner',
    isPrivate: false,
    name: 'план.pdf',
    size: 1024,
    isHere: false,
    isElsewhere: false,
    ...file,
  })
  const problemOf = (files: readonly AttachedFile[], isPrivate?: boolean, wanted = files.length) =>
    attachProblem(wanted, files, {
      ownerId: 'owner',
      limits: FILE_LIMITS.task,
      ...(isPrivate !== undefined && { isPrivate }),
    })
  const notFound = 'Файл не найден. Приложите его ещё раз.'

  it('are the own ones that hang nowhere, and those that hang here whosever they are', () => {
    expect(problemOf([aFile(), aFile({ ownerId: 'another', isHere: true, isElsewhere: true })])).toBeNull()
    expect(problemOf([aFile(), aFile({ ownerId: 'another' })])).toBe(notFound)
    expect(problemOf([aFile(), aFile({ isElsewhere: true })])).toBe(notFound)
  })

  it('all have to exist', () => {
    expect(problemOf([aFile()], undefined, 2)).toBe(notFound)
    expect(problemOf([], undefined, 1)).toBe(notFound)
    expect(problemOf([], undefined, 0)).toBeNull()
  })

  it('are private ones, all of them, where only the parties may open them', () => {
    const closed = aFile({ isPrivate: true })
    expect([problemOf([closed, closed], true), problemOf([closed, aFile()])]).toEqual([null, null])
    expect(problemOf([closed, aFile()], true)).toBe('Сюда прилагаются только закрытые файлы.')
  })

  it('are open ones where everybody sees them', () => {
    expect([problemOf([aFile()], false), problemOf([aFile({ isPrivate: true })], false)]).toEqual([
      null,
      'Сюда прилагаются только открытые файлы.',
    ])
  })

  it('are held against the limits of the place', () => {
    expect(problemOf([aFile({ size: 0 })])).toBe('Файл пуст.')
  })
})
