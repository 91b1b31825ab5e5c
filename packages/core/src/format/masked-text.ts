import { Mask } from 'maska'

/** How a value is written by a pattern while it is typed. */
export interface TextMask {
  /** Typed text → text as it is shown, as far as it goes. */
  write(typed: string): string
  /** Typed or shown text → the characters that stand for the tokens. */
  read(text: string): string
  /** Whether every token of the pattern has its character. */
  isComplete(text: string): boolean
}

/** Tokens of product §5: `#` digit, `@` letter, `*` either. Maska's own letters are Latin only. */
const tokens = {
  '#': { pattern: /\d/ },
  '@': { pattern: /\p{L}/u },
  '*': { pattern: /[\p{L}\d]/u },
}

/** Nobody types more into one field; what is pasted beyond it fits no pattern. */
const MAX_TYPED = 200

/** A mask of the pattern: `##.##.####`, `@ ### @@` (product §5). An exclamation mark before a token makes it a plain sign. */
export const createMask = (pattern: string): TextMask => {
  // Made anew for each text: a Mask remembers everything it has ever seen.
  const mask = () => new Mask({ mask: pattern, tokens, tokensReplace: true })
  return {
    write: (typed) => mask().masked(typed.slice(0, MAX_TYPED)),
    read: (text) => mask().unmasked(text.slice(0, MAX_TYPED)),
    isComplete: (text) => mask().completed(text.slice(0, MAX_TYPED)),
  }
}
