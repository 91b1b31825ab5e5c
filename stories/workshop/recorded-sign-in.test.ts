// packages/core/src/auth/sign-in.recorded.test.ts
// Recorded in the story «Экраны/Пример: Целиком».

import { ApiError } from '@artel/core/api'
import { signInMachine } from '@artel/core/auth'
import { manualClock } from '@artel/core/testing'
import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'

it('signIn stands in filling.failed after what happened in a story', () => {
  const silent = fromPromise(() => new Promise(() => {}))
  const clock = manualClock('2026-03-02T09:00:00.000Z')
  const actor = createActor(signInMachine.provide({ actors: { submit: silent } as never }), {
    clock,
    input: { values: { login: 'client@artel.test', password: 'Artel-demo-1' } },
  }).start()

  const events = [
    { type: 'form.submit' },
    {
      type: 'xstate.error.actor.submit',
      error: new ApiError('Неверный логин или пароль', { statusCode: 401, code: 'INVALID_CREDENTIALS' }),
      actorId: 'submit',
    },
  ]
  for (const event of events) actor.send(event as never)

  expect(actor.getSnapshot().value).toEqual({ filling: 'failed' })
})
