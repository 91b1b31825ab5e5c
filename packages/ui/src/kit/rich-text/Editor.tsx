import type { Picture } from '@artel/core/contract'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Alert } from '../index.ts'
import { blocksOf, documentOf, PICTURE } from './editor-document.ts'
import { editorExtensions, PictureNode } from './editor-extensions.ts'
import { EditorPictures, picturesInEditor } from './PictureInEditor.tsx'
import css from './RichTextEditor.module.css'
import type { RichTextEditorProps } from './RichTextEditor.tsx'
import { ru } from './ru.ts'
import { Toolbar } from './Toolbar.tsx'

export interface EditorProps
  extends Omit<RichTextEditorProps, 'id' | 'hint' | 'error' | 'optional'>,
    Record<'id' | 'label', string>,
    Record<'invalid' | 'required', boolean> {}

const extensions = editorExtensions.map((extension) =>
  extension === PictureNode ? PictureNode.extend({ addNodeView: picturesInEditor }) : extension,
)

/** Longer than any owner is behind. */
const IN_FLIGHT = 100

/**
 * Tells a value that comes back from its owner, maybe some keystrokes late, from one that comes from elsewhere and replaces
 * the text.
 */
function useSentValues(initial: EditorProps['value']) {
  const [sent] = useState(() => {
    let inFlight: EditorProps['value'][] = [initial]
    return {
      add(value: EditorProps['value']) {
        inFlight = [...inFlight.slice(-IN_FLIGHT), value]
      },
      comesBack(value: EditorProps['value']) {
        const at = inFlight.indexOf(value)
        inFlight = at === -1 ? [value] : inFlight.slice(at)
        return at !== -1
      },
    }
  })
  return sent
}

/** The toolbar and the text below it. */
export function Editor(props: EditorProps) {
  const { id, label, invalid, required, value, onChange, pictures, onUpload, placeholder, disabled = false } = props
  const toolbar = useRef<HTMLDivElement>(null)
  const sent = useSentValues(value)
  const [uploaded, setUploaded] = useState<Record<string, Picture>>({})
  const [upload, setUpload] = useState<'none' | 'running' | 'failed'>('none')
  const [percent, setPercent] = useState(0)
  const shown = useMemo(() => ({ ...pictures, ...uploaded }), [pictures, uploaded])

  const editor = useEditor({
    extensions,
    content: documentOf(value),
    editable: !disabled,
    immediatelyRender: true,
    // The styles are ours: none may come without the page's nonce.
    injectCSS: false,
    editorProps: {
      attributes: ({ doc }) => ({
        id,
        role: 'textbox',
        class: css.text ?? '',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': `${id}-keys`,
        'aria-invalid': String(invalid),
        'aria-required': String(required),
        'aria-disabled': String(disabled),
        ...(placeholder && { 'aria-placeholder': placeholder }),
        ...(placeholder && doc.childCount === 1 && doc.textContent === '' && { 'data-placeholder': placeholder }),
      }),
      handleKeyDown(_view, event) {
        if (event.key !== 'F10' || !event.altKey) return false
        toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
        return true
      },
    },
    onUpdate({ editor: changed }) {
      const blocks = blocksOf(changed.getJSON())
      sent.add(blocks)
      onChange(blocks)
    },
  })

  useEffect(() => {
    editor.setEditable(!disabled, false)
  }, [editor, disabled])

  useEffect(() => {
    if (!sent.comesBack(value)) editor.commands.setContent(documentOf(value), { emitUpdate: false })
  }, [editor, value, sent])

  const add = async (store: NonNullable<RichTextEditorProps['onUpload']>, file: File) => {
    setUpload('running')
    setPercent(0)
    try {
      const picture = await store(file, setPercent)
      setUploaded((known) => ({ ...known, [picture.id]: picture }))
      editor.commands.insertContent({ type: PICTURE, attrs: { fileId: picture.id, alt: '' } })
      setUpload('none')
    } catch {
      setUpload('failed')
    }
  }

  return (
    <EditorPictures value={shown}>
      <div className={css.frame} data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
        <Toolbar
          ref={toolbar}
          editor={editor}
          textId={id}
          disabled={disabled}
          isUploading={upload === 'running'}
          onPicture={onUpload && ((file) => void add(onUpload, file))}
        />
        <EditorContent editor={editor} />
        <p role="status" className={css.status}>
          {upload === 'running' && ru.uploading(percent)}
        </p>
        <span id={`${id}-keys`} hidden>
          {ru.keys}
        </span>
      </div>
      {upload === 'failed' && <Alert kind="error">{ru.uploadFailed}</Alert>}
    </EditorPictures>
  )
}
