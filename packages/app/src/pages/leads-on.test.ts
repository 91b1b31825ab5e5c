import { fakeTransport } from '@artel/core/testing'
import { expect, it } from 'vitest'
import { handle } from '../entry-server.tsx'

it('the personal area, which has no page of its own, leads to the tasks in it', async () => {
  const answer = await handle(new Request('https://artel.test/personal-area'), {
    transport: fakeTransport(),
    viewer: null,
    nonce: undefined,
    origin: 'https://artel.test',
    lettersPath: null,
    mapTiles: null,
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/personal-area/my-tasks'])
})
