import { type Editor, useEditorState } from '@tiptap/react'
import { ImagePlus } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useReducer, useRef } from 'react'
import { IconButton } from '../index.ts'
import { LinkTool } from './LinkTool.tsx'
import css from './RichTextEditor.module.css'
import { ru } from './ru.ts'
import { blockTools, historyTools, markTools, type Tool } from './tools.ts'
import { useRovingFocus } from './use-roving-focus.ts'

interface ToolbarProps {
  editor: Editor
  /** Id of the text that it dresses. */
  textId: string
  disabled: boolean
  isUploading: boolean
  onPicture: ((file: File) => void) | undefined
  ref: Ref<HTMLDivElement>
}

const allTools = [...markTools, ...blockTools, ...historyTools]

/** Buttons over the text. A press does not take the focus away from the text; who came by keyboard stays here until Escape. */
export function Toolbar({ editor, textId, disabled, isUploading, onPicture, ref }: ToolbarProps) {
  const roving = useRovingFocus()
  useImperativeHandle(ref, () => roving.ref.current as HTMLDivElement)
  // Nothing can be done in a text that is not on the page yet, and its coming is no change of the text.
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each editor
  useEffect(lookAgain, [editor])
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: allTools.filter(({ isOn }) => isOn?.(now)).map(({ id }) => id),
      can: disabled ? [] : allTools.filter(({ can }) => can(now)).map(({ id }) => id),
      inLink: now.isActive('link'),
      hasWords: !now.state.selection.empty,
    }),
  })

  const button = (tool: Tool) => (
    <ToolButton
      key={tool.id}
      tool={tool}
      isOn={state.on.includes(tool.id)}
      can={state.can.includes(tool.id)}
      onPress={() => tool.run(editor)}
    />
  )

  return (
    <div
      ref={roving.ref}
      role="toolbar"
      aria-label={ru.toolbar}
      aria-controls={textId}
      className={css.toolbar}
      onFocus={roving.onFocus}
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.closest('[data-tool]')) event.preventDefault()
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape' && event.target instanceof Element && event.target.matches('[data-tool]')) {
          event.stopPropagation()
          editor.commands.focus()
        }
        roving.onKeyDown(event)
      }}
    >
      <span className={css.tools}>
        {markTools.map(button)}
        <LinkTool editor={editor} isOn={state.inLink} canUse={!disabled && (state.inLink || state.hasWords)} />
      </span>
      <span className={css.tools}>
        {blockTools.map(button)}
        {onPicture && <PictureTool disabled={disabled || isUploading} onPicture={onPicture} />}
      </span>
      <span className={css.tools}>{historyTools.map(button)}</span>
    </div>
  )
}

interface ToolButtonProps {
  tool: Tool
  isOn: boolean
  can: boolean
  onPress: () => void
}

/** What cannot be done now stays in its place, so that focus does. */
function ToolButton({ tool, isOn, can, onPress }: ToolButtonProps) {
  return (
    <IconButton
      data-tool=""
      dense
      icon={tool.icon}
      label={tool.label}
      className={css.tool}
      aria-pressed={tool.isOn && isOn}
      aria-keyshortcuts={tool.keys}
      aria-disabled={!can}
      onClick={() => can && onPress()}
    />
  )
}

function PictureTool({ disabled, onPicture }: { disabled: boolean; onPicture: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        data-tool=""
        dense
        icon={ImagePlus}
        label={ru.picture}
        className={css.tool}
        aria-disabled={disabled}
        onClick={() => !disabled && input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) onPicture(file)
        }}
      />
    </>
  )
}
