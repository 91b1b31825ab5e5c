import type { User } from '@artel/core/contract'
import type { PersonWords, TrustFacts } from '@artel/ui/people'

/** A face drawn by code, on a ground of its own. */
const face = (ground: string, hair: string, coat: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${ground}"/><circle cx="48" cy="40" r="19" fill="#f1cfae"/><path d="M28 38c0-16 8-22 20-22s20 6 20 22c-4-8-10-11-20-11s-16 3-20 11z" fill="${hair}"/><path d="M12 96c4-26 20-34 36-34s32 8 36 34z" fill="${coat}"/></svg>`,
  )}`

/** A portrait as the server tells of it. */
export const portrait: NonNullable<User['avatar']> = {
  id: '00000000-0000-4000-8000-000000000777',
  width: 96,
  height: 96,
  variants: { 104: face('#cfe3d5', '#5a3a22', '#7a2f3b') },
  path: '/storage/portrait',
  isPrivate: false,
}

/** A word that no line can hold. */
export const LONG_WORD = 'Сантехэлектрогазосварочномонтажстройремонтотделочноблагоустройствокомпания'

export const andrey: PersonWords = {
  id: 'andrey',
  name: 'Андрей Гусев',
  initials: 'АГ',
  src: face('#f1d3c0', '#2c2118', '#1f3b57'),
  online: true,
  isVerified: true,
  about: 'ИП · плиточник',
  badges: ['PRO'],
}

export const rovnaya: PersonWords = {
  id: 'rovnaya',
  name: '«Ровная стена»',
  initials: 'РС',
  isVerified: true,
  about: 'ООО · отделка под ключ',
  badges: ['ТОП'],
}

export const maria: PersonWords = {
  id: 'maria',
  name: 'Мария Белова',
  initials: 'МБ',
  src: face('#f4dfa5', '#5a2d1c', '#7a3d5c'),
}

export const dmitry: PersonWords = { id: 'dmitry', name: 'Дмитрий Лосев', initials: 'ДЛ' }

/** Somebody who has begun today. */
export const newcomer: PersonWords = { id: 'ilya', name: 'Илья Демидов', initials: 'ИД', about: 'Самозанятый · маляр' }

/** Whatever a person may write at its longest. */
export const longest: PersonWords = {
  ...andrey,
  name: `${LONG_WORD} и сыновья`,
  about: `ООО · ${LONG_WORD.toLowerCase()}`,
  badges: ['PRO', 'ТОП плиточников Москвы'],
}

export const trusted: TrustFacts = {
  rating: { value: 4.92, count: '127 отзывов' },
  jobs: '184 задания',
  answers: 'отвечает за 15 минут',
  since: 'с 2021 года',
  checked: 'Паспорт и ИНН проверены, март 2026',
}

/** Nothing is known yet. */
export const untried: TrustFacts = { rating: null, since: 'с ноября 2026 года', checked: null }
