import { LEGAL_TEXT } from '../contract/legal-terms.ts'
import { readTextInParts } from '../marked-text/text-in-parts.ts'
import { type TextRule, textRule } from './rule.ts'

const length = textRule('Текст', ...LEGAL_TEXT, 'Напишите текст документа.')

/** What keeps a text of the law from being one that a page can show. */
const problemOf = (text: string): string | null => {
  const { lead, sections } = readTextInParts(text)
  if (lead === '') return 'До первого раздела нужно вступление.'
  if (sections.length === 0) return 'Нужен хотя бы один раздел: строка, которая начинается с «## ».'
  const nameless = sections.findIndex(({ title }) => title === '')
  if (nameless !== -1) return `У раздела ${nameless + 1} нет названия.`
  const bare = sections.find(({ text: own }) => own === '')
  if (bare) return `В разделе «${bare.title}» нет текста.`
  const ids = sections.map(({ id }) => id)
  const twice = sections.find(({ id }, at) => ids.indexOf(id) !== at)
  return twice ? `Два раздела с одной ссылкой: ${twice.id}.` : null
}

/** What administrators write into a text of the law: for the form, the contract, server and mocks. */
export const legalRules = {
  text: Object.assign((text: string) => length(text) ?? problemOf(text), {
    label: length.label,
    max: length.max,
  }) satisfies TextRule,
} as const
