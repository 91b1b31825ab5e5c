import { avatarTones } from '../../tokens/index.ts'

/** A stable tone for an id: the same person has the same colour everywhere and always. FNV-1a, its bits mixed once more. */
export function avatarTone(seed: string): number {
  let hash = 0x811c9dc5
  for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash ^= hash >>> 13
  return (hash >>> 0) % avatarTones.length
}
