import type * as auth from '@artel/ui/auth'
import type * as modals from '@artel/ui/auth/modals'
import type * as registration from '@artel/ui/auth/registration-modal'
import type { PropWords } from '../prop-words.ts'

const form = 'Форма целиком: что набрано, что не так и на каком она шаге отправки'
const onChange = 'Человек печатает'
const level = 'Место в стопке окон, с нуля: каждое следующее лежит выше'

export const authProps = {
  AskResetForm: { form, onChange },
  SetPasswordForm: { form, onChange },
  SignInForm: { form: `${form}. Готовая выглядит как отправка: окно закроется, когда вошедший узнан`, onChange },
  ResetPasswordScreen: { hash: 'Секрет из ссылки в письме; null, если пришли без ссылки' },
} satisfies PropWords<typeof auth>

export const authModalProps = {
  ConfirmEmailDialog: {
    hash: 'Секрет из ссылки в письме',
    level,
    onSpent: 'Ссылка отслужила или не годится: в адресе она больше не нужна',
  },
  ForgotPasswordDialog: { level },
  RegistrationDialog: { level },
  SignInDialog: { level },
} satisfies PropWords<typeof modals>

export const registrationModalProps = {
  RegistrationByEmailDialog: { level },
} satisfies PropWords<typeof registration>
