import { useDrop } from '../../kit/files/index.ts'
import { Button, useFieldWiring } from '../../kit/index.ts'
import css from './Import.module.css'
import { importRu } from './import-ru.ts'

/** Where a table comes from: a choice or a drop. Put it into a Field. */
export function ImportFile({ onFile }: { onFile: (file: File) => void }) {
  const { id, ...wiring } = useFieldWiring()
  const drop = useDrop(([file]) => file && onFile(file))
  return (
    <div className={css.place} {...drop}>
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
