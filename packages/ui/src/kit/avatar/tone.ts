import { avatarTones } from '../../tokens/index.ts'

/** A stable tone for an id: the same person has the same colour everywhere and always. FNV-1a, 32 bit. */
export function avatarTone(seed: string): number {
  let hash = 0x811c9dc5
  for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % avatarTones.length
}
