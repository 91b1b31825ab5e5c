import { apiPrefix, type OperationRoute } from '../contract/operations.ts'

// A lone half of an emoji (text cut in the middle) would make encodeURIComponent throw.
const encode = (value: unknown) => encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\uFFFD'))

/**
 * Path with query of a call, from `/web/api/v1` or `/web/api/v2`. Arrays become repeated keys; `undefined` and `null` are left out.
 * Throws when a parameter of the path is missing.
 */
export const addressOf = (
  { path, version }: Pick<OperationRoute, 'path' | 'version'>,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (params[name] === undefined) throw new Error(`${path} needs the parameter ${name}`)
    return encode(params[name])
  })
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined && item !== null)
      .map((item) => `${encode(name)}=${encode(item)}`),
  )
  return apiPrefix({ version }) + filled + (pairs.length > 0 ? `?${pairs.join('&')}` : '')
}
