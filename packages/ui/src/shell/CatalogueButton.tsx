import { ChevronDown, LayoutGrid } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { classNames, Icon } from '../kit/index.ts'
import { quietPart } from '../kit/lazy/index.ts'
import css from './CatalogueButton.module.css'
import item from './header-item.module.css'
import { ru } from './ru.ts'

const Catalogue = quietPart(() => import('./catalogue/index.ts').then((module) => module.CatalogueScreen))

/** Opens the catalogue of services below the header. Escape, a press outside and the focus that goes on close it. */
export function CatalogueButton({ onFailed }: { onFailed: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const close = () => setOpen(false)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    close()
    button.current?.focus()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !root.current?.contains(relatedTarget)) close()
  }
  const fail = () => {
    close()
    onFailed()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of the button and of the links below it
    <div ref={root} className={css.root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={classNames(item.item, css.button)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={LayoutGrid} size={20} />
        {ru.catalogue}
        <Icon of={ChevronDown} size={16} />
      </button>
      {isOpen && (
        <div id={panelId} className={css.panel}>
          <Catalogue onLeave={close} onFailed={fail} />
        </div>
      )}
    </div>
  )
}
