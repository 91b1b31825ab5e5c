import type { ComplaintSubject } from '@artel/core/moderation'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Button, Icon, IconButton } from '../../kit/index.ts'
import css from './ComplainButton.module.css'
import { LateComplaint } from './LateComplaint.tsx'
import { ru } from './ru.ts'

export interface ComplainButtonProps {
  subject: ComplaintSubject
  /** The flag alone, where there is no room for the word. */
  look?: 'word' | 'icon'
}

/** Quiet way to a complaint, where there is no menu for it. */
export function ComplainButton({ subject, look = 'word' }: ComplainButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const close = () => setOpen(false)
  return (
    <>
      {look === 'icon' ? (
        <IconButton icon={Flag} label={ru.titles[subject.target]} className={css.quiet} onClick={open} />
      ) : (
        <Button variant="ghost" dense className={css.quiet} aria-label={ru.titles[subject.target]} onClick={open}>
          <Icon of={Flag} size={16} />
          {ru.complain}
        </Button>
      )}
      {isOpen && <LateComplaint subject={subject} onClose={close} onFailed={close} />}
    </>
  )
}
