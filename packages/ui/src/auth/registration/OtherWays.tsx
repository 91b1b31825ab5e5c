import { paths } from '@artel/core/routes'
import { Button, TextLink } from '../../kit/index.ts'
import { useModal } from '../../services/index.ts'
import css from './RegistrationForm.module.css'
import { ru } from './ru.ts'

/** For those who have an account, or came to the wrong registration. */
export function OtherWays({ other }: { other: 'client' | 'executor' }) {
  const modals = useModal()
  return (
    <div className={css.ways}>
      <p className={css.way}>
        {ru.haveAccount}
        <Button
          variant="ghost"
          dense
          className={css.link}
          onClick={() => modals.send({ type: 'modal.open', name: 'sign-in' })}
        >
          {ru.signIn}
        </Button>
      </p>
      <p className={css.way}>
        {other === 'executor' ? ru.becomeExecutor : ru.becomeClient}
        <TextLink to={other === 'executor' ? paths.registrationExecutor() : paths.registrationClient()}>
          {other === 'executor' ? ru.executorLink : ru.clientLink}
        </TextLink>
      </p>
    </div>
  )
}
