import { validateInn, validateOgrn } from '@artel/core/validators'
import { expect, it } from 'vitest'
import { companyNumbers } from './company-numbers.ts'

it.each(['LLC', 'SP', 'SE'] as const)('a demo company of type %s has numbers that pass the checks', (type) => {
  for (const code of ['A-1001', 'A-1002', 'A-1003']) {
    const { inn, ogrn } = companyNumbers(code, type)
    expect(validateInn(inn, type)).toBeNull()
    if (type !== 'SE') expect(validateOgrn(ogrn ?? '', type)).toBeNull()
    else expect(ogrn).toBeNull()
    expect(companyNumbers(code, type)).toEqual({ inn, ogrn })
  }
})
