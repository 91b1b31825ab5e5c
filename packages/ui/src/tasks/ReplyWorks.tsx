import { Images } from 'lucide-react'
import { useId, useState } from 'react'
import { Alert, Button, Icon, Skeleton } from '../kit/index.ts'
import { lazyPart } from '../kit/lazy/index.ts'
import css from './ReplyWorks.module.css'
import type { ReplyWorksPickerProps } from './ReplyWorksPicker.tsx'
import { ru } from './reply-form.ru.ts'

const Picker = lazyPart(async () => (await import('./ReplyWorksPicker.tsx')).ReplyWorksPicker)

export interface ReplyWorksProps extends ReplyWorksPickerProps {
  error: string | undefined
}

/** Works beside a reply: the portfolio comes when it is asked for, and stands open where some are chosen already. */
export function ReplyWorks({ error, ...picker }: ReplyWorksProps) {
  const id = useId()
  const count = picker.chosen.length
  const [isOpen, setOpen] = useState(count > 0)
  return (
    <div className={css.works}>
      <p className={css.label}>{ru.works}</p>
      <p className={css.hint}>{count > 0 ? ru.worksChosen(count) : ru.worksHint}</p>
      <Button
        dense
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={Images} />
        {isOpen ? ru.hideWorks : ru.chooseWorks}
      </Button>
      {isOpen && (
        <div id={id} className={css.choice}>
          <Picker {...picker} fallback={<Skeleton shape="block" className={css.coming} />} failed={ru.worksFailed} />
        </div>
      )}
      {error && <Alert kind="error">{error}</Alert>}
    </div>
  )
}
