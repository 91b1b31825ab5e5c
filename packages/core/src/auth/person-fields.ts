import { choiceField, passwordField, phoneField, textField, tickField, valueField } from '../forms/index.ts'
import { choiceRules, personRules } from '../validators/index.ts'

/** What everybody tells at registration. Names of the fields are the paths of the request's body. */
export const personFields = {
  firstName: textField(personRules.firstName),
  lastName: textField(personRules.lastName),
  email: textField(personRules.email),
  phoneNumber: phoneField(personRules.phoneNumber),
  password: passwordField(personRules.password),
  cityId: choiceField<number>(choiceRules.city),
}

/** The three separate ticks (product §13). */
export const consentFields = {
  'consents.personalData': tickField(personRules['consents.personalData']),
  'consents.terms': tickField(personRules['consents.terms']),
  'consents.marketing': valueField(false),
}
