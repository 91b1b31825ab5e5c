import type { ApiClient } from '../api/index.ts'
import type { Operation } from '../contract/contract.ts'

/** One call of an API: the operation, what it was asked and with which options. */
export type RecordedCall = readonly [operation: Operation, args: unknown, options: unknown]

/** An API that answers every call with the name of the operation as `data`, and writes the calls down. */
export const recordingApi = (): { readonly api: ApiClient; readonly calls: readonly RecordedCall[] } => {
  const calls: RecordedCall[] = []
  const get = (_: object, operation: Operation) => async (args: unknown, options: unknown) => {
    calls.push([operation, args, options])
    return { data: operation }
  }
  return { api: new Proxy({}, { get: get as ProxyHandler<object>['get'] }) as ApiClient, calls }
}
