import { registrationClientForm } from '@artel/core/auth'
import { memoryStorage } from '@artel/core/testing'
import { describe, expect, it } from 'vitest'
import { keepCity, registrationDraft, restoreCity } from './registration-draft.ts'

const { initial } = registrationClientForm
const kazan = { id: 92401000, name: 'Казань' }

describe('what was typed at registration', () => {
  it('is there after a reload, with the city and without the password', () => {
    const storage = memoryStorage()
    registrationDraft(storage, initial).keep({ ...initial, firstName: 'Дарья', password: 'Kolodec-93' })
    keepCity(storage, kazan)

    const restored = registrationDraft(storage, initial).restore()

    expect([restored.firstName, restored.password, restoreCity(storage)]).toEqual(['Дарья', undefined, kazan])
  })

  it('leaves nothing to the next person once it has been sent', () => {
    const storage = memoryStorage()
    const draft = registrationDraft(storage, initial)
    draft.keep({ ...initial, firstName: 'Дарья' })
    keepCity(storage, kazan)

    draft.forget()

    expect(storage.entries.size).toBe(0)
  })
})
