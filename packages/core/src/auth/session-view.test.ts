import { expect, it } from 'vitest'
import { aUser } from '../testing/index.ts'
import { renderedSession } from './session-view.ts'

it.each([
  ['nobody in particular', undefined, { status: 'loading' }],
  ['a guest', null, { status: 'guest' }],
  ['a person', aUser(), { status: 'signedIn', user: aUser(), hasApprovedTask: null }],
])('a page that was rendered for %s says so before its machine has come', (_, viewer, view) => {
  expect(renderedSession(viewer)).toEqual(view)
})
