import { vi } from 'vitest'
import { PreparingClient } from '../src/platform/db/preparing-client.ts'

/** What `work` asks of the database, whichever connection it takes. Nothing else may run meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(PreparingClient.prototype, 'query')
  try {
    await work()
    return query.mock.calls.map(([asked]) => (typeof asked === 'string' ? asked : asked.text))
  } finally {
    query.mockRestore()
  }
}
