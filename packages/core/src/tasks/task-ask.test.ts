import { describe, expect, it } from 'vitest'
import { paths } from '../routes/index.ts'
import { readTaskAsk } from './task-ask.ts'

const said = (path: string) => readTaskAsk(Object.fromEntries(new URLSearchParams(path.split('?')[1])))

describe('a task in an address', () => {
  it.each([{}, { title: 'Поклеить обои & плинтус' }, { category: 'uborka' }, { title: 'Окна', category: 'myte-okon' }])(
    'is read as it was written: %j',
    (known) => {
      expect(said(paths.taskCreate(known))).toEqual({ title: '', category: '', ...known })
    },
  )

  it('needs no question mark when nothing is known', () => {
    expect(paths.taskCreate()).toBe('/task-create')
  })

  it('is nothing where the address holds something else', () => {
    expect(readTaskAsk({ title: ['а', 'б'], category: 5, step: 'when' })).toEqual({ title: '', category: '' })
  })
})
