import type { FileLimits } from '@artel/core/contract'
import { Camera, Paperclip } from 'lucide-react'
import { type ChangeEvent, type Ref, useRef } from 'react'
import { Button, Icon, useFieldWiring } from '../index.ts'
import css from './FileDrop.module.css'
import { ru } from './ru.ts'
import { useDrop } from './use-drop.ts'
import { usePastedFiles } from './use-pasted-files.ts'

export interface FilePlaceProps {
  limits: FileLimits
  /** How many of several photos there are, where that is told; `null` where the limit alone is. */
  used: number | null
  canAdd: boolean
  input: Ref<HTMLInputElement>
  onAdd: (files: File[]) => void
  onPress: () => void
}

/** Where files come from: a choice, a drop, the clipboard, the camera of a phone. */
export function FilePlace({ limits, used, canAdd, input, onAdd, onPress }: FilePlaceProps) {
  const { id, ...wiring } = useFieldWiring()
  const place = useRef<HTMLDivElement>(null)
  usePastedFiles(place, onAdd)
  const drop = useDrop(onAdd, canAdd)

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(event.target.files ?? [])])
    // The same file can be chosen again after it was removed.
    event.target.value = ''
  }
  const takesPapers = limits.types.includes('pdf')
  return (
    <div ref={place} className={css.place} {...drop}>
      <input
        {...wiring}
        ref={input}
        type="file"
        id={id}
        className={css.input}
        multiple={limits.count > 1}
        accept={limits.types.map((type) => `.${type}`).join(',')}
        disabled={!canAdd}
        onChange={choose}
      />
      {/* For the pointer only: the input itself has the keyboard and the name. */}
      <Button variant="secondary" dense tabIndex={-1} aria-hidden="true" disabled={!canAdd} onClick={onPress}>
        <Icon of={Paperclip} size={16} />
        {takesPapers ? ru.choose : ru.chooseImages}
      </Button>
      {limits.types.includes('jpg') && (
        <label className={css.camera} data-disabled={!canAdd || undefined}>
          <Icon of={Camera} size={16} />
          {ru.camera}
          <input type="file" accept="image/*" capture="environment" disabled={!canAdd} onChange={choose} />
        </label>
      )}
      <span className={css.drop}>{canAdd ? ru.orDrop : ru.full}</span>
      <p className={css.limits}>
        {used === null
          ? ru.limits(limits.count, limits.single, limits.total)
          : ru.photosUsed(used, limits.count, limits.single)}
      </p>
      <p className={css.limits}>{ru.types(limits.types)}</p>
    </div>
  )
}
