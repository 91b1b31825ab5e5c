import { hyphened, inLatin } from '../format/latin.ts'

/** As in the addresses of the help that came with the site. */
const AS_IN_HELP = { х: 'h', щ: 'sch' }

/** Characters of an address that are made of a question. */
const MOST = 60

/**
 * The address of a question in its section: its words in Latin letters, whole ones as far as they fit.
 * @param isTaken whether another question has it; then a number follows
 */
export const slugOfQuestion = (question: string, isTaken: (slug: string) => boolean): string => {
  const whole = hyphened(inLatin(question, AS_IN_HELP)) || 'vopros'
  const cut =
    whole.length > MOST
      ? whole
          .slice(0, MOST + 1)
          .replace(/-[^-]*$/, '')
          .slice(0, MOST)
      : whole
  let slug = cut
  for (let number = 2; isTaken(slug); number += 1) slug = `${cut}-${number}`
  return slug
}
