import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateInn, validateOgrn } from './index.ts'

const inn = 'ИНН: проверьте цифры, контрольное число не сходится.'

describe('ИНН', () => {
  it.each([
    ['7707083893', 'LLC'],
    ['7736050003', 'LLC'],
    ['7707000400', 'LLC'],
    ['500100732259', 'SP'],
    ['500100732259', 'SE'],
  ] as const)('%s of %s is right', (number, type) => {
    expect(validateInn(number, type)).toBeNull()
  })

  it.each([
    ['', 'LLC', 'Укажите ИНН.'],
    ['770708389', 'LLC', 'ИНН: 10 цифр.'],
    ['500100732259', 'LLC', 'ИНН: 10 цифр.'],
    ['7707083893', 'SP', 'ИНН: 12 цифр.'],
    ['77070838a3', 'LLC', 'ИНН: 10 цифр.'],
    ['7707083894', 'LLC', inn],
    ['500100732258', 'SE', inn],
    ['500100732269', 'SE', inn],
    ['500100700000', 'SE', inn],
    ['0012300016', 'LLC', inn],
    ['0000000000', 'LLC', inn],
    ['000000000000', 'SP', inn],
  ] as const)('%j of %s: %s', (number, type, message) => {
    expect(validateInn(number, type)).toBe(message)
  })

  it('notices any one digit that was mistyped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = [...'7707083893']
        digits[place] = String((Number(digits[place]) + by) % 10)
        const mistyped = digits.join('')
        // The remainder 10 counts as 0, so a few mistakes in the control digit's sum are let through by the rule itself.
        const weighed = [2, 4, 10, 3, 5, 9, 4, 6, 8].reduce((sum, w, index) => sum + w * Number(mistyped[index]), 0)
        if ((weighed % 11) % 10 === Number(mistyped[9])) return
        expect(validateInn(mistyped, 'LLC')).toBe(inn)
      }),
    )
  })
})

describe('ОГРН and ОГРНИП', () => {
  it.each([
    ['1027700132195', 'LLC'],
    ['1027739609391', 'LLC'],
    ['1027700100010', 'LLC'],
    ['304500116000157', 'SP'],
  ] as const)('%s of %s is right', (number, type) => {
    expect(validateOgrn(number, type)).toBeNull()
  })

  it.each([
    ['', 'LLC', 'Укажите ОГРН.'],
    ['', 'SP', 'Укажите ОГРНИП.'],
    ['102770013219', 'LLC', 'ОГРН: 13 цифр.'],
    ['1027700132195', 'SP', 'ОГРНИП: 15 цифр.'],
    ['1027700132196', 'LLC', 'ОГРН: проверьте цифры, контрольное число не сходится.'],
    ['304500116000158', 'SP', 'ОГРНИП: проверьте цифры, контрольное число не сходится.'],
    ['0277001300015', 'LLC', 'ОГРН: проверьте цифры, контрольное число не сходится.'],
    ['0000000000000', 'LLC', 'ОГРН: проверьте цифры, контрольное число не сходится.'],
  ] as const)('%j of %s: %s', (number, type, message) => {
    expect(validateOgrn(number, type)).toBe(message)
  })
})
