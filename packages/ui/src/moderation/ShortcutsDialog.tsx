import { Dialog } from '../kit/dialog/index.ts'
import { ru } from './ru.ts'
import css from './ShortcutsDialog.module.css'

/** What the keys of the desk do. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={ru.help} description={ru.helpText} size="small">
      <dl className={css.keys}>
        {ru.keys.map(([key, does]) => (
          <div key={key} className={css.row}>
            <dt>
              <kbd className={css.key}>{key}</kbd>
            </dt>
            <dd className={css.does}>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
