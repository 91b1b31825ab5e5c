import { describe, expect, it } from 'vitest'
import { anOwnCompany } from '../testing/index.ts'
import { afterLegalChange, legalChangeProblems } from './index.ts'

const owner = { id: 'owner', role: 'EXECUTOR' } as const
const verified = anOwnCompany()

describe('a verified company that its executor has changed', () => {
  it.each([
    ['type', { businessType: 'SE' }],
    ['INN', { inn: '500100732259' }],
    ['OGRN', { ogrn: '304500116000157' }],
    ['name', { shortName: 'Дом' }],
  ] as const)('loses its mark with its legal %s', (_, change) => {
    const after = { ...verified, ...change }
    expect(afterLegalChange(verified, after, owner)).toEqual({
      ...after,
      verificationStatus: 'UNVERIFIED',
      verifiedAt: null,
    })
  })

  it('keeps its mark with its legal data', () => {
    const after = { ...verified, about: 'Чиним быстро.' }
    expect(afterLegalChange(verified, after, owner)).toBe(after)
  })
})

it('a company without a mark has none to lose', () => {
  const before = anOwnCompany({ verificationStatus: 'REJECTED', verifiedAt: null })
  const after = { ...before, inn: '500100732259' }
  expect(afterLegalChange(before, after, owner)).toBe(after)
})

it('legal data stay as they are while papers are held against them', () => {
  const before = anOwnCompany({ verificationStatus: 'PENDING', verifiedAt: null })
  const said = 'Документы на проверке. Чтобы изменить эти данные, сначала отзовите их.'
  expect([
    legalChangeProblems(before, { ...before, inn: '500100732259', ogrn: null }),
    legalChangeProblems(before, { ...before }),
    legalChangeProblems(verified, { ...verified, inn: '500100732259' }),
  ]).toEqual([{ inn: said, ogrn: said }, {}, {}])
})
