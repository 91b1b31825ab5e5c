import { Extension, Mark, mergeAttributes, Node, textblockTypeInputRule } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { isSafeAddress } from './address.ts'
import { PICTURE } from './editor-document.ts'

/** The contract's quote is a line of text, not a place for other blocks. */
const Quote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
  addInputRules() {
    return [textblockTypeInputRule({ find: /^\s*>\s$/, type: this.type })]
  },
})

/** Only addresses that the contract lets in; a paste with another keeps its words. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? ''
        return isSafeAddress(href) ? { href } : false
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

/** A picture of the text, known by its file. Pictures of other pages have no such file and are left behind. */
export const PictureNode = Node.create({
  name: PICTURE,
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    fileId: {
      default: null,
      parseHTML: (element) => element.dataset.file,
      renderHTML: ({ fileId }) => ({ 'data-file': fileId }),
    },
    alt: { default: '' },
  }),
  parseHTML: () => [{ tag: 'img[data-file]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})

/** There are no breaks within a block: Shift+Enter is Enter. */
const OneEnter = Extension.create({
  name: 'oneEnter',
  addKeyboardShortcuts: () => ({ 'Shift-Enter': ({ editor }) => editor.commands.keyboardShortcut('Enter') }),
})

const Kit = StarterKit.extend({
  // Headings of other pages become one of our two; an item of a list is one line.
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      if (extension.name === 'heading') {
        return extension.extend({
          parseHTML: () => [
            ...['h1', 'h2'].map((tag) => ({ tag, attrs: { level: 2 } })),
            ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
          ],
        })
      }
      return extension.name === 'listItem' ? extension.extend({ content: 'paragraph' }) : extension
    })
  },
}).configure({
  blockquote: false,
  code: false,
  codeBlock: false,
  hardBreak: false,
  heading: { levels: [2, 3] },
  horizontalRule: false,
  link: false,
  strike: false,
  trailingNode: false,
  underline: false,
})

/** The contract's blocks and marks, and nothing else: what is not here cannot be written, pasted or dropped. */
export const editorExtensions = [Kit, Quote, Link, PictureNode, OneEnter]
