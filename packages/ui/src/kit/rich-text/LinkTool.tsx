import type { Editor } from '@tiptap/react'
import { Link as LinkIcon } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button, Field, IconButton, Input } from '../index.ts'
import { Popover } from '../popover/index.ts'
import { isSafeAddress } from './address.ts'
import css from './RichTextEditor.module.css'
import { ru } from './ru.ts'

interface LinkToolProps {
  editor: Editor
  isOn: boolean
  /** Words are chosen, or the caret is in a link. */
  canUse: boolean
}

/** Asks where a link leads and sets it on the chosen words, or takes it off. */
export function LinkTool({ editor, isOn, canUse }: LinkToolProps) {
  const [open, setOpen] = useState(false)
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()

  const toggle = (next: boolean) => {
    if (next && !canUse) return
    if (next) setAddress(String(editor.getAttributes('link').href ?? ''))
    setError(undefined)
    setOpen(next)
  }
  const set = () => {
    const href = address.trim()
    if (!isSafeAddress(href)) return setError(ru.addressWrong)
    editor.chain().extendMarkRange('link').setMark('link', { href }).run()
    setOpen(false)
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetMark('link').run()
    setOpen(false)
  }

  return (
    <Popover
      label={ru.link}
      open={open}
      onOpenChange={toggle}
      trigger={
        <IconButton
          data-tool=""
          dense
          icon={LinkIcon}
          label={ru.link}
          className={css.tool}
          aria-pressed={isOn}
          aria-disabled={!canUse}
        />
      }
    >
      <div className={css.link}>
        <Field label={ru.address} hint={ru.addressHint} error={error}>
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            // Not a form: the editor stands in one.
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              set()
            }}
          />
        </Field>
        <Button dense onClick={set}>
          {ru.setLink}
        </Button>
        {isOn && (
          <Button dense variant="ghost" onClick={remove}>
            {ru.removeLink}
          </Button>
        )}
      </div>
    </Popover>
  )
}
