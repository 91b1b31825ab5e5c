import type { Editor } from '@tiptap/react'
import { Bold, Heading2, Heading3, Italic, List, ListOrdered, type LucideIcon, Quote, Redo2, Undo2 } from 'lucide-react'
import { ru } from './ru.ts'

/** A button of the toolbar that does one thing to the text. */
export interface Tool {
  readonly id: string
  readonly icon: LucideIcon
  readonly label: string
  /** As `aria-keyshortcuts` writes it. */
  readonly keys?: string
  /** Whether the place of the caret has it; a tool without it is not a switch. */
  readonly isOn?: (editor: Editor) => boolean
  readonly can: (editor: Editor) => boolean
  readonly run: (editor: Editor) => void
}

const mark = (id: 'bold' | 'italic', icon: LucideIcon, label: string, keys: string): Tool => ({
  id,
  icon,
  label,
  keys,
  isOn: (editor) => editor.isActive(id),
  can: (editor) => editor.can().toggleMark(id),
  run: (editor) => editor.commands.toggleMark(id),
})

const heading = (level: 2 | 3, icon: LucideIcon, label: string): Tool => ({
  id: `heading-${level}`,
  icon,
  label,
  keys: `Control+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  can: (editor) => editor.can().toggleHeading({ level }),
  run: (editor) => editor.commands.toggleHeading({ level }),
})

const list = (name: 'bulletList' | 'orderedList', icon: LucideIcon, label: string, keys: string): Tool => ({
  id: name,
  icon,
  label,
  keys,
  isOn: (editor) => editor.isActive(name),
  can: (editor) => editor.can().toggleList(name, 'listItem'),
  run: (editor) => editor.commands.toggleList(name, 'listItem'),
})

/** What can be done to words. */
export const markTools: readonly Tool[] = [
  mark('bold', Bold, ru.bold, 'Control+B'),
  mark('italic', Italic, ru.italic, 'Control+I'),
]

/** What can be done to blocks. */
export const blockTools: readonly Tool[] = [
  heading(2, Heading2, ru.heading),
  heading(3, Heading3, ru.subheading),
  {
    id: 'quote',
    icon: Quote,
    label: ru.quote,
    isOn: (editor) => editor.isActive('blockquote'),
    can: (editor) => editor.can().toggleNode('blockquote', 'paragraph'),
    run: (editor) => editor.commands.toggleNode('blockquote', 'paragraph'),
  },
  list('bulletList', List, ru.list, 'Control+Shift+8'),
  list('orderedList', ListOrdered, ru.ordered, 'Control+Shift+7'),
]

/** Back and forth in time. */
export const historyTools: readonly Tool[] = [
  {
    id: 'undo',
    icon: Undo2,
    label: ru.undo,
    keys: 'Control+Z',
    can: (editor) => editor.can().undo(),
    run: (editor) => editor.commands.undo(),
  },
  {
    id: 'redo',
    icon: Redo2,
    label: ru.redo,
    keys: 'Control+Shift+Z',
    can: (editor) => editor.can().redo(),
    run: (editor) => editor.commands.redo(),
  },
]
