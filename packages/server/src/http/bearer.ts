const BEARER = /^bearer +(\S+)$/i

/** The token of an `Authorization: Bearer …` header. */
export const bearerOf = (headers: Readonly<Record<string, string | string[] | undefined>>): string | undefined => {
  const { authorization } = headers
  return typeof authorization === 'string' ? BEARER.exec(authorization)?.[1] : undefined
}
