import { type AuthModal, authModalChains } from '@artel/core/auth'
import { Button } from '../kit/index.ts'
import { useModal } from '../services/index.ts'
import css from './ModalChain.module.css'
import { ru } from './ru.ts'

export interface ModalChainProps {
  /** The modal it stands in. */
  from: AuthModal
  /** What that modal leads to by other means. */
  except?: AuthModal
}

/** Ways from one modal of signing in to the others: it closes, and half a second later the other one opens (product §2). */
export function ModalChain({ from, except }: ModalChainProps) {
  const modals = useModal()
  return (
    <nav className={css.chain} aria-label={ru.otherWays}>
      {authModalChains[from]
        .filter((name) => name !== except)
        .map((name) => (
          <Button key={name} variant="ghost" dense onClick={() => modals.send({ type: 'modal.chain', name })}>
            {ru.chains[name]}
          </Button>
        ))}
    </nav>
  )
}
