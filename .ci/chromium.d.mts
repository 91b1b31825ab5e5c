/** For TypeScript outside of this folder; said in full in chromium.mjs. */
export function findChromium(): string | undefined
export const chromiumFlags: string[]
