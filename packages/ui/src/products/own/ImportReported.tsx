import type { ImportReport } from '@artel/core/products'
import { paths } from '@artel/core/routes'
import { Alert, TextLink } from '../../kit/index.ts'
import css from './Import.module.css'
import { importRu } from './import-ru.ts'

/** What came of the rows that were sent: each draft with the way to its photos, and how many wait to be mended. */
export function ImportReported({ report, left }: { report: ImportReport; left: number }) {
  const { created, interrupted } = report
  return (
    <>
      {created.length > 0 && (
        <Alert kind="success" title={importRu.created(created.length)}>
          <p>{importRu.createdText}</p>
          <ul className={css.created} aria-label={importRu.createdList}>
            {created.map(({ id, title }) => (
              <li key={id}>
                <TextLink to={paths.productEdit(id)}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {interrupted !== null && (
        <Alert kind="error" title={importRu.interrupted}>
          {interrupted}
        </Alert>
      )}
      {left > 0 && <p>{importRu.left(left)}</p>}
    </>
  )
}
