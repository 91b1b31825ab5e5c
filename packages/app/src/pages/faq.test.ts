import { expect, it } from 'vitest'
import { faqData } from './faq.ts'

it('search engines read questions with the words of their answers, without the marks of the house', () => {
  const answer = 'Откройте [«Мои задания»](/personal-area/my-tasks).\n\n- раз\n- два'
  expect(faqData([{ question: 'Как отменить задание?', answer }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Как отменить задание?',
        acceptedAnswer: { '@type': 'Answer', text: 'Откройте «Мои задания». раз два' },
      },
    ],
  })
})
