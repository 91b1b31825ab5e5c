import type { ErrorCode } from '../contract/errors.ts'

/** A move of a page to another address of the site. */
export interface Move {
  readonly from: string
  readonly to: string
}

/** Paths are kept as people write them, without a slash at the end; a browser sends them with percents. */
const kept = (path: string): string => {
  const plain = decodedPath(path)
  return plain.length > 1 ? plain.replace(/\/+$/, '') || '/' : plain
}

/** A path of the site as it is kept; what cannot be decoded stays as it came. */
export const decodedPath = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** A move as it is kept. */
export const keptMove = ({ from, to }: Move): Move => ({ from: kept(from), to: kept(to) })

/**
 * Why a move may not be kept beside the others; `null` when it may: an address moves once, and nobody is led in a circle.
 * @param known where each address that has moved leads
 */
export const moveRefusal = ({ from, to }: Move, known: ReadonlyMap<string, string>): ErrorCode | null => {
  if (known.has(from)) return 'REDIRECT_EXISTS'
  for (let next: string | undefined = to; next !== undefined; next = known.get(next)) {
    if (next === from) return 'REDIRECT_LOOP'
  }
  return null
}
