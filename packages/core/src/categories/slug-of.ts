import { hyphened, inLatin } from '../format/latin.ts'

/** The address of a category out of its name: «Ремонт кофемашин» → `remont-kofemashin`. Empty for a name without letters. */
export const slugOf = (name: string): string => hyphened(inLatin(name))
