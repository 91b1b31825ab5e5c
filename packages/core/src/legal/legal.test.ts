import { describe, expect, it } from 'vitest'
import { readTextInParts, writeTextInParts } from '../marked-text/index.ts'
import { legalRules } from '../validators/index.ts'
import {
  editionInForce,
  editionState,
  legalDay,
  outdatedConsents,
  publicationProblem,
  readableEditions,
} from './index.ts'
import { firstEditions } from './texts/index.ts'

const first = { id: 0, version: '2026-11-01', text: 'первый', isDraft: true }
const second = { id: 1, version: '2026-12-01', text: 'второй', isDraft: false }
const third = { id: 2, version: '2026-12-10', text: 'третий', isDraft: false }

/** As many as a text must have. */
const words = 'Слова '.repeat(30).trim()

describe('a text of the law', () => {
  it('is read in parts and written back as it was', () => {
    const text = 'Вступление.\n\n## Кто мы {#we}\n\nМы — площадка.\n\n## Ещё\n\n- раз\n- два'
    const content = readTextInParts(text)
    expect(content).toEqual({
      lead: 'Вступление.',
      sections: [
        { id: 'we', title: 'Кто мы', text: 'Мы — площадка.' },
        { id: 'esche', title: 'Ещё', text: '- раз\n- два' },
      ],
    })
    expect(readTextInParts(writeTextInParts(content))).toEqual(content)
  })

  it('has an anchor for a title without letters, and none of the marks in its title', () => {
    expect(readTextInParts('Слова.\n## 2026 ##\nда\n## !!!\nнет').sections.map(({ id }) => id)).toEqual([
      'part-1',
      'part-2',
    ])
  })

  it('of the site can be published as it is', () => {
    for (const { text, document } of firstEditions) expect([document, legalRules.text(text)]).toEqual([document, null])
  })

  it.each([
    [`## Раздел\n\n${words}`, 'До первого раздела нужно вступление.'],
    [`${words}`, 'Нужен хотя бы один раздел: строка, которая начинается с «## ».'],
    [`${words}\n\n## \n\nТекст`, 'У раздела 1 нет названия.'],
    [`${words}\n\n## Пустой`, 'В разделе «Пустой» нет текста.'],
    [`${words}\n\n## Да\n\nда\n\n## Да\n\nда`, 'Два раздела с одной ссылкой: da.'],
  ])('is told what it lacks: %j', (text, problem) => {
    expect(legalRules.text(text)).toBe(problem)
  })
})

describe('editions', () => {
  const all = [first, second, third]

  it('hold from their day on, the first one before all others whatever its day is', () => {
    expect(editionInForce(all, '2026-11-30').id).toBe(0)
    expect(editionInForce(all, '2026-12-01').id).toBe(1)
    expect(editionInForce([first, { ...second, version: '2026-03-02' }], '2026-03-02').id).toBe(1)
    expect(all.map((one) => editionState(one, all, '2026-12-05'))).toEqual(['PAST', 'IN_FORCE', 'SCHEDULED'])
  })

  it('give their day to the one that was published after them', () => {
    const again = { ...third, id: 3 }
    expect(editionState(third, [...all, again], '2026-12-05')).toBe('REPLACED')
    expect(readableEditions([...all, again], '2026-12-20').map(({ edition }) => edition.id)).toEqual([3, 1, 0])
  })

  it('begin at midnight of Moscow', () => {
    expect([legalDay('2026-11-30T20:59:00Z'), legalDay('2026-11-30T21:00:00Z')]).toEqual(['2026-11-30', '2026-12-01'])
  })

  it('are refused for the past, for a day that holds one, far ahead, and when nothing changes', () => {
    const problem = (version: string, changes: object = {}) =>
      publicationProblem({ version, text: 'новый', isDraft: false, ...changes }, all, '2026-12-05')
    expect(problem('2026-12-05')).toBeNull()
    expect(problem('2026-12-10')).toBeNull()
    expect(Object.keys(problem('2026-12-04') ?? {})).toEqual(['effectiveOn'])
    expect(Object.keys(problem('2028-01-01') ?? {})).toEqual(['effectiveOn'])
    expect(Object.keys(problem('2026-12-06', { text: 'третий' }) ?? {})).toEqual(['text'])
    expect(problem('2026-12-06', { text: 'третий', isDraft: true })).toBeNull()
    expect(
      Object.keys(publicationProblem({ ...second, version: '2026-12-01', text: 'новый' }, all, '2026-12-01') ?? {}),
    ).toEqual(['effectiveOn'])
  })

  it('that a form has shown are compared tick by tick', () => {
    const now = { personalData: '2026-12-01', terms: '2026-11-01' }
    expect(outdatedConsents(now, now)).toBeNull()
    expect(Object.keys(outdatedConsents({ ...now, personalData: '2026-11-26' }, now) ?? {})).toEqual([
      'consents.personalData',
    ])
  })
})
