import { expect, it } from 'vitest'
import { recordingApi } from '../testing/index.ts'
import { faqQueries } from './index.ts'

const signal = new AbortController().signal

it('the help asks for its sections, for one of them and for what was typed, and can be cancelled', async () => {
  const { api, calls } = recordingApi()
  const queries = faqQueries(api)
  const asked = [queries.sections(), queries.section('otkliki'), queries.search(' отмена ')]
  const answers = await Promise.all(asked.map(({ queryFn }): Promise<unknown> => queryFn({ signal })))

  expect(calls).toEqual([
    ['listFaqSections', {}, { signal }],
    ['getFaqSection', { query: { slug: 'otkliki' } }, { signal }],
    ['searchFaq', { query: { q: 'отмена' } }, { signal }],
  ])
  expect(answers).toEqual(calls.map(([operation]) => operation))
  expect(asked.map(({ queryKey }) => queryKey)).toEqual([
    ['faq', 'sections'],
    ['faq', 'section', 'otkliki'],
    ['faq', 'search', 'отмена'],
  ])
})
