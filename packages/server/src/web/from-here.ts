import type { FastifyRequest } from 'fastify'

/**
 * Browsers say where a form comes from; what says nothing is no browser that somebody is signed in with.
 * @param siteOrigin where the site is for everybody
 */
export const isFromHere = ({ headers, protocol, host }: FastifyRequest, siteOrigin: string): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  return origin === undefined || origin === siteOrigin || origin === `${protocol}://${host}`
}
