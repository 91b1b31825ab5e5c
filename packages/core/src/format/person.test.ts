import { describe, expect, it } from 'vitest'
import { displayedPhone, initials, publicName } from './person.ts'

const irina = { firstName: 'Ирина', lastName: 'Кольцова' }
const acting = (businessType: 'LLC' | 'SP' | 'SE', shortName: string | null) => ({
  ...irina,
  company: { businessType, shortName },
})

describe('publicName', () => {
  it('hides all of the surname but its letter', () => {
    expect(publicName(irina)).toBe('Ирина К.')
    expect(publicName(acting('SP', 'ИП Кольцова И. А.'))).toBe('Ирина К.')
  })

  it('calls an ООО by its short name', () => {
    expect(publicName(acting('LLC', 'ООО «Светлый дом»'))).toBe('ООО «Светлый дом»')
  })

  it('falls back to the person when the company has no name', () => {
    expect(publicName(acting('LLC', ' '))).toBe('Ирина К.')
    expect(publicName(acting('LLC', null))).toBe('Ирина К.')
    expect(publicName({ firstName: 'Ирина', lastName: '' })).toBe('Ирина')
  })
})

describe('a name typed with spaces around it', () => {
  const spaced = { firstName: ' Ирина ', lastName: ' Кольцова' }

  it('is shown without them', () => {
    expect(publicName(spaced)).toBe('Ирина К.')
    expect(publicName({ firstName: ' Ирина ', lastName: ' ' })).toBe('Ирина')
    expect(publicName(acting('LLC', ' Светлый дом '))).toBe('Светлый дом')
    expect(initials(spaced)).toBe('КИ')
  })
})

describe('initials', () => {
  it('takes the surname first for a person, as the specification says', () => {
    expect(initials(irina)).toBe('КИ')
    expect(initials(acting('SE', null))).toBe('КИ')
  })

  it('leaves the legal form and the quotes out of a company', () => {
    expect(initials(acting('LLC', 'ООО «Светлый дом»'))).toBe('СД')
    expect(initials(acting('LLC', 'ООО"Монтаж"'))).toBe('М')
    expect(initials(acting('LLC', 'светлый дом'))).toBe('СД')
    expect(initials(acting('LLC', 'Новое ООО «Дом»'))).toBe('НО')
    expect(initials(acting('LLC', 'ООО'))).toBe('О')
    expect(initials(acting('LLC', 'Ипотека.ру'))).toBe('ИР')
  })
})

describe('initials of a long name', () => {
  it('are its first two words, looked for in two hundred letters', () => {
    expect(initials(acting('LLC', 'Дом быта «Заря»'))).toBe('ДБ')
    expect(initials(acting('LLC', `${'-'.repeat(200)}Заря`))).toBe('')
  })
})

describe('the displayed phone', () => {
  const phones = { phoneNumber: '+79001234567', company: { companyPhoneNumber: '+74951234567' } }

  it("is the company's for an executor and the user's own for anybody else", () => {
    expect(displayedPhone({ role: 'EXECUTOR', ...phones })).toBe('+74951234567')
    expect(displayedPhone({ role: 'CLIENT', ...phones })).toBe('+79001234567')
    expect(displayedPhone({ role: 'ADMIN', ...phones, company: null })).toBe('+79001234567')
  })

  it('is none when there is none to show, never the private phone of an executor', () => {
    expect(displayedPhone({ role: 'EXECUTOR', ...phones, company: null })).toBeNull()
    expect(displayedPhone({ role: 'CLIENT', ...phones, phoneNumber: null })).toBeNull()
  })
})
