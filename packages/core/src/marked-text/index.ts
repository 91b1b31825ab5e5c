export { blocksOfText, wordsOfText } from './blocks-of-text.ts'
export { readTextInParts, type TextInParts, type TextPart, writeTextInParts } from './text-in-parts.ts'
