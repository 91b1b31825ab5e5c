import { Download } from 'lucide-react'
import { Alert, Button, Icon } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './Settings.module.css'

export interface CopyViewProps {
  status: 'idle' | 'pending' | 'success' | 'error'
  /** What was saved, or why nothing could be; `null` before. */
  words: string | null
  onMake: () => void
}

/** The button that saves a copy of one's data, and what came of it. */
export function CopyView({ status, words, onMake }: CopyViewProps) {
  return (
    <>
      {words !== null && <Alert kind={status === 'error' ? 'error' : 'success'}>{words}</Alert>}
      <Button variant="secondary" className={css.start} loading={status === 'pending'} onClick={onMake}>
        <Icon of={Download} size={16} /> {ru.copy.make}
      </Button>
    </>
  )
}
