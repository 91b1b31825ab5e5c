import { Headset } from 'lucide-react'
import { Button, Card, Icon } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './Tariffs.module.css'

export interface ManagerCardProps {
  /** The chat is on its way. */
  isOpening: boolean
  /** To the chat with the manager. */
  onOpen: () => void
}

/** Whom an executor of a large tariff asks: somebody of the staff, in a chat (product §15.1). */
export function ManagerCard({ isOpening, onOpen }: ManagerCardProps) {
  return (
    <Card as="section" className={css.manager} aria-label={ru.manager}>
      <p className={css.managerWords}>
        <Icon of={Headset} />
        <span>
          <b>{ru.manager}</b> {ru.managerText}
        </span>
      </p>
      <Button variant="secondary" loading={isOpening} onClick={onOpen}>
        {ru.toManager}
      </Button>
    </Card>
  )
}
