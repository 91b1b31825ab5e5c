import type { SnapshotFrom } from 'xstate'
import type { resetPasswordMachine } from './reset-password.machine.ts'

/** What recovery of a password shows: one of the two forms, or what came of it. */
export type ResetPasswordState =
  | { readonly status: 'asking' }
  | { readonly status: 'setting' }
  /** The letter is under way to this address. */
  | { readonly status: 'sent'; readonly email: string }
  /** The link was no good, or the password is set. */
  | { readonly status: 'expired' | 'used' | 'done' }

/** Recovery of a password as a screen shows it. */
export const selectResetPassword = ({
  value,
  context,
}: SnapshotFrom<typeof resetPasswordMachine>): ResetPasswordState => {
  switch (value) {
    case 'sent':
      return { status: 'sent', email: context.email }
    default:
      // `starting` is left at once, for one of the forms.
      return { status: value as Exclude<typeof value, 'starting'> }
  }
}
