import type { Picture as StoredPicture } from '@artel/core/contract'
import { NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react'
import { Trash2 } from 'lucide-react'
import { createContext, useContext } from 'react'
import { Field, IconButton, Input } from '../index.ts'
import { Picture } from '../picture/index.ts'
import css from './RichTextEditor.module.css'
import { ru } from './ru.ts'

const Pictures = createContext<Readonly<Record<string, StoredPicture>>>({})

/** Gives the pictures of the text to those that stand in it. */
export const EditorPictures = Pictures.Provider

/** A picture in the text with the words for those who do not see it. */
function PictureInEditor({ node, editor, selected, updateAttributes, deleteNode }: ReactNodeViewProps) {
  const pictures = useContext(Pictures)
  const alt = String(node.attrs.alt)
  return (
    <NodeViewWrapper as="figure" className={css.picture} data-selected={selected || undefined}>
      <Picture picture={pictures[String(node.attrs.fileId)] ?? null} alt={alt} width={720} />
      <figcaption className={css.caption}>
        <Field label={ru.alt} hint={ru.altHint} optional>
          <Input
            dense
            maxLength={300}
            value={alt}
            disabled={!editor.isEditable}
            onChange={(event) => updateAttributes({ alt: event.target.value })}
          />
        </Field>
        <IconButton
          framed
          dense
          icon={Trash2}
          label={ru.removePicture}
          disabled={!editor.isEditable}
          onClick={() => {
            deleteNode()
            editor.commands.focus()
          }}
        />
      </figcaption>
    </NodeViewWrapper>
  )
}

/** For the node of the schema. */
export const picturesInEditor = () => ReactNodeViewRenderer(PictureInEditor)
