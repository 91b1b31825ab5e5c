import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../testing/index.ts'
import { createFormDraft } from './index.ts'

type Values = {
  readonly name: string
  readonly password: string
  readonly city: number | null
  readonly tags: readonly string[]
  readonly agreed: boolean
}

const initial: Values = { name: '', password: '', city: null, tags: [], agreed: false }
const draft = (storage = memoryStorage()) => createFormDraft({ storage, key: 'draft', initial, secrets: ['password'] })

describe('the draft of a form', () => {
  it('brings back what was typed, and no password', () => {
    const storage = memoryStorage()
    draft(storage).keep({ name: 'Ирина', password: 'Kazan-2026', city: 7, tags: ['центр'], agreed: true })
    expect(draft(storage).restore()).toEqual({ name: 'Ирина', city: 7, tags: ['центр'], agreed: true })
    expect(storage.get('draft')).not.toContain('Kazan-2026')
  })

  it('brings back that nothing was chosen', () => {
    const storage = memoryStorage()
    draft(storage).keep(initial)
    expect(draft(storage).restore()).toEqual({ name: '', city: null, tags: [], agreed: false })
  })

  it('brings back lines of several fields, whole ones only', () => {
    const storage = memoryStorage()
    const start = { places: [] as readonly { readonly title: string; readonly from: string }[] }
    const lines = createFormDraft({ storage, key: 'lines', initial: start })
    lines.keep({ places: [{ title: 'Столяр', from: '2010' }] })
    expect(lines.restore()).toEqual({ places: [{ title: 'Столяр', from: '2010' }] })
    storage.set('lines', JSON.stringify({ places: [{ title: 'Столяр', from: { year: 2010 } }] }))
    expect(lines.restore()).toEqual({})
  })

  it('is empty before anything is kept and after it is forgotten', () => {
    const one = draft()
    expect(one.restore()).toEqual({})
    one.keep({ ...initial, name: 'Ирина' })
    one.forget()
    expect(one.restore()).toEqual({})
  })

  it.each([
    ['no JSON', 'typed by hand'],
    ['no object', '"text"'],
    ['nothing', 'null'],
  ])('takes what is %s for an empty one', (_, kept) => {
    expect(draft(memoryStorage({ draft: kept })).restore()).toEqual({})
  })

  it('leaves out fields that do not fit the form of today', () => {
    const kept = {
      name: 5,
      password: 'Kazan-2026',
      city: { id: 7 },
      tags: ['центр', {}],
      agreed: true,
      constructor: 'x',
    }
    expect(draft(memoryStorage({ draft: JSON.stringify(kept) })).restore()).toEqual({ agreed: true })
  })
})
