import { type HandlerArgs, type Operation, parseRequest, type RawRequest } from '@artel/core/contract'
import { validationRefusal } from '../domain/refusal.ts'

/**
 * Reads a request by the contract.
 * @throws Refusal VALIDATION_FAILED with a Russian sentence for every value that is wrong.
 */
export function readRequest<O extends Operation>(operation: O, raw: RawRequest): HandlerArgs<O> {
  const parsed = parseRequest(operation, raw)
  if (!parsed.ok) throw validationRefusal(parsed.fields)
  return parsed.args
}
