import type { OwnCompany } from '../contract/profiles.ts'
import { publicName } from '../format/index.ts'
import { companyFieldsOf } from '../validators/index.ts'
import type { VerificationRule } from './verification-refusals.ts'

/** Why papers were turned down, as their owner reads it. */
export const verificationRuleLabels: Readonly<Record<VerificationRule, string>> = {
  UNREADABLE: 'Документы не читаются',
  MISMATCH: 'Данные в документах и в профиле расходятся',
  EXPIRED: 'Срок действия документов истёк',
  INCOMPLETE: 'Не хватает документов',
  FORGED: 'Подлинность документов не подтвердилась',
}

/** What the owner can do about it. */
export const verificationRuleAdvice: Readonly<Record<VerificationRule, string>> = {
  UNREADABLE: 'Сфотографируйте их при дневном свете целиком, чтобы читались все строки и печати.',
  MISMATCH: 'Проверьте ИНН, ОГРН и название в профиле или приложите документы на эту же компанию.',
  EXPIRED: 'Закажите свежую выписку и отправьте её ещё раз.',
  INCOMPLETE: 'Приложите все документы из списка и отправьте их вместе.',
  FORGED: 'Если это ошибка, закажите выписку заново и отправьте файл с подписью налоговой.',
}

/** The legal data that papers are held against. */
export interface CheckedCompany extends Pick<OwnCompany, 'businessType' | 'inn' | 'ogrn' | 'shortName'> {
  readonly firstName: string
  readonly lastName: string
}

const FORMS = { LLC: '', SP: 'ИП ', SE: 'Самозанятый: ' } as const

/** How papers are called in the queue of moderators: whose they are. */
export const verificationTitle = ({ firstName, lastName, ...company }: CheckedCompany): string => {
  const { businessType } = company
  return businessType === 'LLC'
    ? publicName({ firstName, lastName, company })
    : `${FORMS[businessType]}${lastName} ${firstName}`.trim()
}

/** What a moderator finds, or does not find, in the papers. */
export const verificationText = ({ businessType, inn, ogrn }: CheckedCompany): string => {
  const register = businessType === 'LLC' ? 'ОГРН' : 'ОГРНИП'
  return [
    `ИНН ${inn ?? 'не указан'}`,
    ...(companyFieldsOf(businessType).ogrn ? [`${register} ${ogrn ?? 'не указан'}`] : []),
  ].join('\n')
}
