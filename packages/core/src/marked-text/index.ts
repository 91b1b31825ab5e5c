export { blocksOfText, wordsOfText } from './blocks-of-text.ts'
