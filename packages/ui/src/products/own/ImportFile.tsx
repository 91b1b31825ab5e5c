import { type DragEvent, useEffect, useState } from 'react'
import { Button, useFieldWiring } from '../../kit/index.ts'
import css from './Import.module.css'
import { importRu } from './import-ru.ts'

/** Where a table comes from: a choice or a drop. Put it into a Field. */
export function ImportFile({ onFile }: { onFile: (file: File) => void }) {
  const { id, ...wiring } = useFieldWiring()
  const [over, setOver] = useState(false)
  useEffect(() => {
    // A file dropped beside its place would open instead of the page, and what was typed would be gone.
    const keep = (event: globalThis.DragEvent) => event.preventDefault()
    window.addEventListener('dragover', keep)
    window.addEventListener('drop', keep)
    return () => {
      window.removeEventListener('dragover', keep)
      window.removeEventListener('drop', keep)
    }
  }, [])
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isOver)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input is the first.
    <div
      className={css.place}
      data-over={over || undefined}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      <input
        {...wiring}
        id={id}
        type="file"
        className={css.input}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again after it was mended.
          target.value = ''
        }}
      />
      {/* For the pointer only: the input itself has the keyboard and the name. */}
      <Button variant="secondary" dense tabIndex={-1} aria-hidden="true">
        {importRu.choose}
      </Button>
      <span className={css.quiet}>{importRu.orDrop}</span>
    </div>
  )
}
