import { argsWithTextLength, textsOfArgs } from '../stories/workshop/text-length.ts'
import { playedStory } from './played-story.ts'
import { nameOf } from './sturdiness.ts'

/** What of a story's context its text is changed by. */
interface Stage {
  args: object
  globals: object
  renderToCanvas(): Promise<void>
}

/** The story whose args were lengthened last, where they could then be read on it. */
let lengthened: unknown

/** Whether the story on the stage shows its args as long as the toolbar makes them, after {@link lengthenText}. */
export const isLengthened = (): boolean => lengthened === playedStory()

/** Renders the story on the stage anew, with its args as long as the toolbar makes them; answers whether it has any to lengthen. */
export const lengthenText = async (): Promise<boolean> => {
  const stage = playedStory() as unknown as Stage
  if (textsOfArgs(stage.args).length === 0) return false
  stage.globals = { ...stage.globals, text: 'huge' }
  await stage.renderToCanvas()
  lengthened = textsWithLongWord().length > 0 ? stage : undefined
  return true
}

const longestWordOf = (text: string) =>
  text.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest), '')

/** The one word that is wider than a phone; the others only take more lines. */
export const LONG_WORD = longestWordOf(argsWithTextLength({ text: 'я' }, 'huge').text)

const textsWithLongWord = (): Text[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ nodeValue }) =>
    nodeValue?.includes(LONG_WORD) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  )
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  return found
}

/** Three dots, a number of lines, or words for screen readers only. */
const isCutOnPurpose = ({ textOverflow, webkitLineClamp, clipPath }: CSSStyleDeclaration) =>
  textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none'

/** Looks from the text outwards for the first thing that it does not fit in. */
const isCut = (text: Text): boolean => {
  const range = document.createRange()
  range.selectNodeContents(text)
  const { left, right, top, bottom } = range.getBoundingClientRect()
  for (let element = text.parentElement; element && element !== document.body; element = element.parentElement) {
    const style = getComputedStyle(element)
    if (isCutOnPurpose(style) || /auto|scroll/.test(style.overflowX)) return false
    if (style.overflowX === 'visible') continue
    const box = element.getBoundingClientRect()
    if (right > box.right + 1 || left < box.left - 1 || bottom > box.bottom + 1 || top < box.top - 1) return true
  }
  return right > innerWidth + 1 || left < -1
}

/** Very long text of which a part cannot be seen. */
export const cutTexts = (): string[] =>
  textsWithLongWord()
    .filter(({ parentElement }) => parentElement?.checkVisibility({ visibilityProperty: true }))
    .filter(isCut)
    .map(({ parentElement }) => `320 px: обрезан ${nameOf(parentElement as Element)}`)
