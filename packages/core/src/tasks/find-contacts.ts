/** Contacts that a text tries to pass by the chat. */
export const CONTACT_KINDS = ['email', 'link', 'handle', 'phone'] as const

/** One contact found in a text, as it is read there: in plain digits and letters. */
export interface FoundContact {
  readonly kind: (typeof CONTACT_KINDS)[number]
  readonly text: string
}

const LETTER_OR_DIGIT = '[\\p{L}\\p{N}_]'
const TOP_DOMAINS = 'ru|рф|su|com|net|org|info|biz|me|io|pro|online|site|shop|store'
const MESSENGERS = 'telegram|телеграмм?|whats?app|в[ао][тц]с?апп?|viber|вайбер|тг|tg'

interface Pattern {
  readonly contact: RegExp
  /** What no such contact is without: the text is read closely around it alone. */
  readonly sign: RegExp
}

/** Bounded repetitions only: the time stays linear in the text whatever is in it. */
const PATTERNS: Readonly<Record<FoundContact['kind'], Pattern>> = {
  email: { contact: /[^\s@<>,;:()]{1,64}@[^\s@<>,;:()]{1,190}\.\p{L}{2,24}/giu, sign: /@/g },
  link: {
    contact: new RegExp(
      `(?:https?://|www\\.)[^\\s<>]{2,300}|(?<!${LETTER_OR_DIGIT})(?:[\\p{L}\\p{N}-]{1,63}\\.){1,4}(?:${TOP_DOMAINS})(?!${LETTER_OR_DIGIT})(?:/[^\\s<>]{0,300})?`,
      'giu',
    ),
    sign: new RegExp(`://|www\\.|\\.(?:${TOP_DOMAINS})(?!${LETTER_OR_DIGIT})`, 'giu'),
  },
  handle: {
    contact: new RegExp(
      `(?<!${LETTER_OR_DIGIT})(?:@[a-z][a-z0-9_]{4,31}|(?:${MESSENGERS})\\s{0,3}[:—–-]?\\s{0,3}@?[a-z][a-z0-9_]{4,31})(?!${LETTER_OR_DIGIT})`,
      'giu',
    ),
    sign: new RegExp(`@|${MESSENGERS}`, 'giu'),
  },
  // Russian numbers: an area or mobile code begins with 3, 4, 8 or 9, so that sums of money are left alone.
  phone: {
    contact: /(?<![\p{N}])(?:(?:\+?7|8)[\s().\p{Pd}]{0,3}[3489]|9)(?:[\s().\p{Pd}]{0,3}\d){9}(?!\p{N})/gu,
    sign: /\d/g,
  },
}

/** Characters that are read. No text of the product is longer; what is pasted beyond it is refused for its length. */
const MOST_READ = 10_000

/** Further from its sign no contact begins or ends: four labels of a site, or a long address behind one. */
const REACH = 400

/** What nobody sees: joiners and marks of direction between the digits, rings around them, choices of their picture. */
const UNSEEN = /\p{Cf}|\p{Me}|\p{Variation_Selector}/gu
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu
const IS_DIGIT = /^\p{Nd}$/u

/** The value of a digit of any script: they stand in tens, each in its order. */
const digitOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (before < 9 && IS_DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before)
}

/** The text as people read it, whatever characters it is written with. */
const plain = (text: string): string =>
  /^[\x20-\x7E\n\u0400-\u045F«»—–№]*$/.test(text)
    ? text
    : text.normalize('NFKC').replace(UNSEEN, '').replace(FOREIGN_DIGIT, digitOf)

/** Parts of the text near a sign, in their order, none touching another. */
function nearSigns(text: string, sign: RegExp): readonly (readonly [from: number, to: number])[] {
  const parts: [from: number, to: number][] = []
  for (const { index } of text.matchAll(sign)) {
    const last = parts.at(-1)
    if (last && index - REACH <= last[1]) last[1] = index + REACH
    else parts.push([Math.max(0, index - REACH), index + REACH])
  }
  return parts
}

/**
 * Phones, e-mails, links and messenger names in a text (product §10, `description`): a reason to warn and to let a
 * moderator look, never to refuse. In the order of {@link CONTACT_KINDS}; nothing is reported twice.
 */
export const findContacts = (text: string): readonly FoundContact[] => {
  const found: FoundContact[] = []
  let rest = plain(text.slice(0, MOST_READ)).slice(0, MOST_READ)
  for (const kind of CONTACT_KINDS) {
    const { contact, sign } = PATTERNS[kind]
    // From the end, so that what a part loses does not move the parts before it.
    const inPart: FoundContact[][] = []
    for (const [from, to] of nearSigns(rest, sign).toReversed()) {
      const ofPart: FoundContact[] = []
      const left = rest.slice(from, to).replace(contact, (match) => {
        ofPart.push({ kind, text: match })
        return ' '
      })
      rest = rest.slice(0, from) + left + rest.slice(to)
      inPart.unshift(ofPart)
    }
    found.push(...inPart.flat())
  }
  return found
}
