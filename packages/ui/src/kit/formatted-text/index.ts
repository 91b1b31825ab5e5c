export { DateText, type DateTextProps } from './DateText.tsx'
export { PhoneLink, type PhoneLinkProps } from './PhoneLink.tsx'
export { PluralText, type PluralTextProps } from './PluralText.tsx'
