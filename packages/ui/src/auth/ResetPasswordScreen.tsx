import { paths } from '@artel/core/routes'
import { useCallback, useState } from 'react'
import { FormPanel } from '../forms/index.ts'
import { useServices } from '../services/index.ts'
import css from './ResetPassword.module.css'
import { ResetPassword } from './ResetPassword.tsx'
import { ru } from './ru.ts'

/** The page of recovery (product §2.2); `hash` is the secret of the link that led here, if one did. */
export function ResetPasswordScreen({ hash }: { hash: string | null }) {
  const { modals, navigate } = useServices()
  // The address loses the secret when it has served; the page stays where it is.
  const [secret] = useState(hash)
  const forget = useCallback(() => {
    if (secret !== null) navigate(paths.resetPassword(), { replace: true })
  }, [secret, navigate])
  return (
    <div className={css.page}>
      <h1>{ru.reset}</h1>
      <FormPanel>
        <ResetPassword
          hash={secret}
          onSignIn={() => modals.send({ type: 'modal.open', name: 'sign-in' })}
          onLinkSpent={forget}
        />
      </FormPanel>
    </div>
  )
}
