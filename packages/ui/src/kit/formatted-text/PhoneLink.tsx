import { formatPhone } from '@artel/core/format'
import css from './PhoneLink.module.css'

export interface PhoneLinkProps {
  /** As it travels: `+79001234567`. */
  phone: string
  /** Whose it is, where the words around do not say it; read out before the number. */
  label?: string
}

/** A number to call: «+7 (900) 123 45 67». */
export function PhoneLink({ phone, label }: PhoneLinkProps) {
  const text = formatPhone(phone)
  return (
    <a href={`tel:${phone}`} className={css.phone} aria-label={label && `${label}: ${text}`}>
      {text}
    </a>
  )
}
