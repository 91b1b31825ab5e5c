import { paths } from '@artel/core/routes'
import { BriefcaseBusiness, ClipboardList } from 'lucide-react'
import { Dialog } from '../../kit/dialog/index.ts'
import { Icon, Link } from '../../kit/index.ts'
import { useModal } from '../../services/index.ts'
import { ModalChain } from '../index.ts'
import css from './RegistrationDialog.module.css'
import { ru } from './ru.ts'

export interface RegistrationDialogProps {
  /** Place in the stack of modals, from 0. */
  level: number
  onClose: () => void
}

/** The registration modal: a client goes on in the next modal, an executor on a page of several steps. */
export function RegistrationDialog({ level, onClose }: RegistrationDialogProps) {
  const modals = useModal()
  return (
    <Dialog open level={level} size="small" title={ru.registration} description={ru.whoAreYou} onClose={onClose}>
      <div className={css.roles}>
        <button
          type="button"
          className={css.role}
          onClick={() => modals.send({ type: 'modal.chain', name: 'registration-by-email' })}
        >
          <Icon of={ClipboardList} size={24} className={css.icon} />
          <span className={css.name}>{ru.client}</span>
          <span className={css.text}>{ru.clientText}</span>
        </button>
        <Link to={paths.registrationExecutor()} className={css.role} onClick={onClose}>
          <Icon of={BriefcaseBusiness} size={24} className={css.icon} />
          <span className={css.name}>{ru.executor}</span>
          <span className={css.text}>{ru.executorText}</span>
        </Link>
      </div>
      <ModalChain from="registration" except="registration-by-email" />
    </Dialog>
  )
}
