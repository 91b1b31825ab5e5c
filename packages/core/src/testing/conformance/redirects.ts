import { isRefused, on, type Scenario, seesThat } from './scenario.ts'
import type { Stage } from './stage.ts'

/** An administrator and addresses of the site that nobody has thought of. */
const anAdmin = async (stage: Stage) => ({
  admin: await stage.someone('ADMIN'),
  from: `/${stage.word()}`,
  to: `/${stage.word()}`,
})

/** The same after the page has moved. */
const aMove = async (stage: Stage) => {
  const made = await anAdmin(stage)
  const { from, to } = made
  return { ...made, redirect: await made.admin.does('createRedirect', { body: { from, to } }) }
}

/** Moved addresses of the site. */
export const redirectScenarios: readonly Scenario[] = [
  on('createRedirect').answers({
    title: 'A page moves, and whoever asks for the old address learns the new one',
    arrange: anAdmin,
    act: ({ admin, from, to }) => ({ by: admin, with: { body: { from: `${from}/`, to } } }),
    answer: ({ from, to }, data) => ({ id: data.id, from, to, createdAt: data.createdAt }),
    afterwards: ({ admin, from, to }, { id }, { guest }) => [
      seesThat(guest, 'findRedirect', { query: { path: from } }, (data) => data.to, to),
      seesThat(admin, 'listRedirects', {}, ({ items }) => items[0]?.id ?? null, id),
    ],
  }),
  on('createRedirect').refuses('REDIRECT_EXISTS', {
    title: 'A page moves once',
    arrange: aMove,
    act: ({ admin, from }) => ({ by: admin, with: { body: { from, to: '/faq' } } }),
  }),
  on('createRedirect').refuses('REDIRECT_LOOP', {
    title: 'Nobody is led in a circle',
    arrange: async (stage) => {
      const { admin, from, to } = await aMove(stage)
      const third = `/${stage.word()}`
      await admin.does('createRedirect', { body: { from: to, to: third } })
      return { admin, from, third }
    },
    act: ({ admin, from, third }) => ({ by: admin, with: { body: { from: third, to: from } } }),
  }),
  on('findRedirect').answers({
    title: 'An address that has not moved leads nowhere else',
    arrange: async (stage) => ({ path: `/${stage.word()}` }),
    act: ({ path }, { guest }) => ({ by: guest, with: { query: { path } } }),
    answer: () => ({ to: null }),
  }),
  on('listRedirects').shows({
    title: 'The latest move comes first',
    arrange: async (stage) => ({ first: await aMove(stage), ...(await aMove(stage)) }),
    act: ({ admin }) => ({ by: admin, with: {} }),
    look: ({ items }) => items.slice(0, 2),
    answer: ({ first, redirect }) => [redirect, first.redirect],
  }),
  on('deleteRedirect').answers({
    title: 'A move is taken back',
    arrange: aMove,
    act: ({ admin, redirect }) => ({ by: admin, with: { params: { id: redirect.id } } }),
    answer: () => undefined,
    afterwards: ({ admin, from, redirect }, _, { guest }) => [
      seesThat(guest, 'findRedirect', { query: { path: from } }, (data) => data.to, null),
      isRefused(admin, 'deleteRedirect', { params: { id: redirect.id } }, { code: 'NOT_FOUND' }),
    ],
  }),
]
