import { QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

/** A list whose answers come when the test says, each in its turn. */
function aSlowList() {
  const answers: ((items: string) => void)[] = []
  const signals: AbortSignal[] = []
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return new Promise<string>((resolve) => answers.push(resolve))
  }
  return { options: { queryKey: ['list'], queryFn }, answers, signals }
}

it('a list that is still on its way when something is added is asked for again, and the old answer is dropped', async () => {
  const client = createQueryClient()
  const { options, answers, signals } = aSlowList()
  const shown = new QueryObserver(client, options)
  const leave = shown.subscribe(() => {})

  const done = client.invalidateQueries({ queryKey: ['list'] })
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.('before')
  answers[1]?.('after')
  await done

  expect(shown.getCurrentResult()).toMatchObject({ status: 'success', fetchStatus: 'idle', data: 'after' })
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  leave()
})

it('whoever waits for the first answer gets the one that was asked for last', async () => {
  const client = createQueryClient()
  const { options, answers } = aSlowList()
  const leave = new QueryObserver(client, options).subscribe(() => {})
  const waited = client.ensureQueryData(options)

  void client.invalidateQueries({ queryKey: ['list'] })
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('after')

  expect(await waited).toBe('after')
  leave()
})

it('what is loaded ahead of a page that is not shown yet goes on', async () => {
  const client = createQueryClient()
  const { options, answers, signals } = aSlowList()
  const loaded = client.fetchQuery(options)

  await client.invalidateQueries({ queryKey: ['list'] })
  answers[0]?.('here')

  expect(await loaded).toBe('here')
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
})
