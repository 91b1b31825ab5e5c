import type { ParamCheck, RouteDefinition } from './route.types.ts'

/** Whether one parameter looks as it must. */
export const isRightParam = (check: ParamCheck | undefined, value: string): boolean =>
  check instanceof RegExp ? check.test(value) : (check?.includes(value) ?? false)

/** Whether the parameters of a page look as they must (product §2, §5 "Route checks"). One that was left out is fine. */
export const hasRightParams = (
  { params = {} }: RouteDefinition,
  given: Readonly<Record<string, string | undefined>>,
): boolean =>
  Object.entries(params).every(([name, check]) => given[name] === undefined || isRightParam(check, given[name]))
