import { formatPhone } from '@artel/core/format'
import { mailLinkQuery, paths } from '@artel/core/routes'
import type { Letter } from '../../platform/mail/letter.ts'

/** Whom a letter is for. */
export interface Addressee {
  readonly email: string
  readonly firstName: string
}

/** A letter with a secret link; `publicUrl` is where the site is, without a slash at the end. */
interface LinkLetter {
  readonly to: Addressee
  readonly publicUrl: string
  readonly secret: string
}

const hello = ({ firstName }: Addressee) => `Здравствуйте, ${firstName}!`

export const confirmationLetter = ({ to, publicUrl, secret }: LinkLetter): Letter => ({
  recipient: to.email,
  subject: 'Подтвердите почту',
  paragraphs: [
    hello(to),
    'Этот адрес указали в Артели. Подтвердите, что он ваш: тогда вы сможете публиковать задания и получать уведомления.',
    'Ссылка действует трое суток.',
  ],
  action: {
    label: 'Подтвердить почту',
    url: `${publicUrl}${paths.home()}?${mailLinkQuery({ action: 'confirm-email', hash: secret })}`,
  },
  reason: 'Если вы не указывали этот адрес, ничего не делайте: без подтверждения писем больше не будет.',
})

export const resetLetter = ({ to, publicUrl, secret }: LinkLetter): Letter => ({
  recipient: to.email,
  subject: 'Новый пароль',
  paragraphs: [
    hello(to),
    'Вы попросили сменить пароль. Ссылка действует час и годится один раз; после смены пароля на всех устройствах нужно будет войти заново.',
  ],
  action: {
    label: 'Придумать новый пароль',
    url: `${publicUrl}${paths.resetPassword()}?${mailLinkQuery({ action: 'reset-password', hash: secret })}`,
  },
  reason: 'Если вы об этом не просили, ничего не делайте: пароль останется прежним.',
})

export const passwordChangedLetter = (to: Addressee): Letter => ({
  recipient: to.email,
  subject: 'Пароль изменён',
  paragraphs: [hello(to), 'Пароль вашего аккаунта только что изменили, остальные сеансы завершены.'],
  reason: 'Если это были не вы, сразу восстановите пароль на странице входа.',
})

export const emailChangedLetter = (to: Addressee): Letter => ({
  recipient: to.email,
  subject: 'Почта изменена',
  paragraphs: [hello(to), 'У вашего аккаунта теперь другая почта. На этот адрес мы больше писать не будем.'],
  reason: 'Если это были не вы, напишите нам: мы поможем вернуть аккаунт.',
})

export const phoneMovedLetter = (to: Addressee, phone: string): Letter => ({
  recipient: to.email,
  subject: 'Ваш телефон подтвердил другой аккаунт',
  paragraphs: [
    hello(to),
    `Номер ${formatPhone(phone)} подтвердили кодом из СМС в другом аккаунте. Входить по нему в ваш аккаунт больше нельзя: входите по почте.`,
  ],
  reason: 'Если номер ваш, подтвердите его снова в настройках; если нет, укажите там другой.',
})

export const accountDeletedLetter = (to: Addressee): Letter => ({
  recipient: to.email,
  subject: 'Аккаунт удалён',
  paragraphs: [hello(to), 'Ваш аккаунт удалён: имя, контакты и данные компании стёрты, сеансы завершены.'],
  reason: 'Это последнее письмо от нас.',
})

/** @param reason why, in words of `blockReason` */
export const accountBlockedLetter = (to: Addressee, reason: string): Letter => ({
  recipient: to.email,
  subject: 'Аккаунт заблокирован',
  paragraphs: [
    hello(to),
    'Мы заблокировали ваш аккаунт: войти в него нельзя, открытые задания сняты с доски, отклики отозваны.',
    reason,
  ],
  reason: 'Если это ошибка, ответьте на это письмо и расскажите, как было дело: решение пересмотрит администратор.',
})

export const accountUnblockedLetter = (to: Addressee): Letter => ({
  recipient: to.email,
  subject: 'Аккаунт снова работает',
  paragraphs: [hello(to), 'Мы сняли блокировку: входите как обычно. Снятые задания можно опубликовать заново.'],
  reason: 'Спасибо за терпение.',
})
