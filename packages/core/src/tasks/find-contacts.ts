/** Contacts that a text tries to pass by the chat. */
export const CONTACT_KINDS = ['email', 'link', 'handle', 'phone'] as const

/** One contact found in a text, as it is written there. */
export interface FoundContact {
  readonly kind: (typeof CONTACT_KINDS)[number]
  readonly text: string
}

const LETTER_OR_DIGIT = '[\\p{L}\\p{N}_]'
const TOP_DOMAINS = 'ru|рф|su|com|net|org|info|biz|me|io|pro|online|site|shop|store'
const MESSENGERS = 'telegram|телеграмм?|whats?app|в[ао][тц]с?апп?|viber|вайбер|тг|tg'

/** Bounded repetitions only: the time stays linear in the text whatever is in it. */
const PATTERNS: Readonly<Record<FoundContact['kind'], RegExp>> = {
  email: /[^\s@<>,;:()]{1,64}@[^\s@<>,;:()]{1,190}\.\p{L}{2,24}/giu,
  link: new RegExp(
    `(?:https?://|www\\.)[^\\s<>]{2,300}|(?<!${LETTER_OR_DIGIT})(?:[\\p{L}\\p{N}-]{1,63}\\.){1,4}(?:${TOP_DOMAINS})(?!${LETTER_OR_DIGIT})(?:/[^\\s<>]{0,300})?`,
    'giu',
  ),
  handle: new RegExp(
    `(?<!${LETTER_OR_DIGIT})(?:@[a-z][a-z0-9_]{4,31}|(?:${MESSENGERS})\\s{0,3}[:—–-]?\\s{0,3}@?[a-z][a-z0-9_]{4,31})(?!${LETTER_OR_DIGIT})`,
    'giu',
  ),
  // Russian numbers: an area or mobile code begins with 3, 4, 8 or 9, so that sums of money are left alone.
  phone: /(?<![\p{N}])(?:(?:\+?7|8)[\s().–-]{0,3}[3489]|9)(?:[\s().–-]{0,3}\d){9}(?!\p{N})/gu,
}

/**
 * Phones, e-mails, links and messenger names in a text (domain.md "Task", `description`): a reason to warn and to let a
 * moderator look, never to refuse. In the order of {@link CONTACT_KINDS}; nothing is reported twice.
 */
export const findContacts = (text: string): readonly FoundContact[] => {
  const found: FoundContact[] = []
  let rest = text
  for (const kind of CONTACT_KINDS) {
    rest = rest.replace(PATTERNS[kind], (match) => {
      found.push({ kind, text: match.trim() })
      return ' '
    })
  }
  return found
}
