import { expect, it } from 'vitest'
import { ARTICLE_CATEGORIES } from '../contract/content-terms.ts'
import { MAIL_ACTIONS, pageNotFound, routes } from './index.ts'

it.each([
  ['§2 message of an invalid route', pageNotFound('/x'), 'Page Not Found: /x'],
  ['§2 links of letters', MAIL_ACTIONS, ['confirm-email', 'reset-password']],
  ['§2 categories of the blog', routes.blog.params, { category: ARTICLE_CATEGORIES }],
  ['§3 categories of articles', ARTICLE_CATEGORIES, ['PERSONAL_BLOG', 'CASES', 'ADVICES', 'INTERVIEW', 'NEWS']],
])('holds the specification’s %s', (_, actual, wanted) => {
  expect(actual).toEqual(wanted)
})
