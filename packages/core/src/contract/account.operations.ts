import * as z from 'zod'
import { EXECUTOR } from './access.ts'
import { accountExport } from './account-export.ts'
import { cards } from './card.ts'
import { data, numericId, uuid } from './primitives.ts'
import { companyChanges, ownCompany } from './profiles.ts'
import { email, firstName, givenPassword, lastName, newPassword, phoneNumber } from './registration.ts'
import { anAccountExport } from './samples/account-export.ts'
import { aFile, aPicture } from './samples/files.ts'
import { anOwnCompany } from './samples/profiles.ts'
import { aUser } from './samples/users.ts'
import { user } from './users.ts'

const secret = 'Artel-demo-1'
const photo = aFile()
const about = 'Сантехника под ключ. Работаю с 2014 года.'

/** One's own account and company. */
export const accountOperations = cards({
  updateMe: {
    method: 'PATCH',
    path: '/users/me',
    access: 'signed-in',
    summary:
      'Меняет мои имя, телефон, город и аватар; чего нет в теле, остаётся. Новый телефон ещё нужно подтвердить; занят ли он, ответ не говорит.',
    policy: 'Своя учётная запись; аватар — свой открытый файл.',
    body: z.object({
      firstName: firstName.optional(),
      lastName: lastName.optional(),
      phoneNumber: phoneNumber.nullable().optional(),
      cityId: numericId.nullable().optional(),
      avatarId: uuid.nullable().optional(),
    }),
    response: data(user),
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    example: {
      body: { firstName: 'Ирина', lastName: 'Котова', avatarId: photo.id },
      response: {
        data: aUser({ avatarId: photo.id, avatar: { ...aPicture(), path: photo.path, isPrivate: photo.isPrivate } }),
      },
    },
  },
  changeEmail: {
    method: 'PATCH',
    path: '/users/me/email',
    access: 'signed-in',
    summary: 'Меняет почту; новая подтверждается письмом.',
    policy: 'Своя учётная запись, по паролю.',
    body: z.object({ email, password: givenPassword }),
    response: data(user),
    errors: ['EMAIL_TAKEN', 'WRONG_PASSWORD', 'RATE_LIMITED'],
    example: {
      body: { email: 'kotova@example.ru', password: secret },
      response: { data: aUser({ email: 'kotova@example.ru', emailConfirmed: false }) },
    },
  },
  changePassword: {
    method: 'PATCH',
    path: '/users/me/password',
    access: 'signed-in',
    summary: 'Меняет пароль и завершает остальные сеансы.',
    policy: 'Своя учётная запись, по паролю.',
    body: z.object({ currentPassword: givenPassword, password: newPassword }),
    response: null,
    errors: ['WRONG_PASSWORD', 'PASSWORD_COMMON', 'RATE_LIMITED'],
    example: { body: { currentPassword: secret, password: 'Зимний-лес-2027' } },
  },
  deleteMe: {
    method: 'POST',
    path: '/users/me/delete',
    access: 'signed-in',
    summary: 'Удаляет аккаунт: имя и контакты стираются, сеансы завершаются. Пока есть задания в работе, нельзя.',
    policy: 'Своя учётная запись, по паролю.',
    body: z.object({ password: givenPassword }),
    response: null,
    errors: ['WRONG_PASSWORD', 'TASKS_IN_PROGRESS', 'RATE_LIMITED'],
    example: { body: { password: secret } },
  },
  exportMyData: {
    method: 'GET',
    path: '/users/me/export',
    access: 'signed-in',
    summary: 'Всё, что сервис хранит обо мне, одним ответом; не чаще пяти раз в час.',
    policy: 'Своя учётная запись; о других людях только номера общих заданий и чатов.',
    response: data(accountExport),
    errors: ['RATE_LIMITED'],
    example: { response: { data: anAccountExport() } },
  },
  getMyCompany: {
    method: 'GET',
    path: '/companies/me',
    access: EXECUTOR,
    summary: 'Моя компания.',
    policy: 'Своя компания.',
    response: data(ownCompany),
    errors: ['NOT_FOUND'],
    example: { response: { data: anOwnCompany() } },
  },
  updateMyCompany: {
    method: 'PATCH',
    path: '/companies/me',
    access: EXECUTOR,
    summary: 'Меняет мою компанию; смена ИНН, ОГРН или названия снимает отметку о проверке.',
    policy: 'Своя компания.',
    body: companyChanges,
    response: data(ownCompany),
    errors: ['VERSION_CONFLICT', 'NOT_FOUND'],
    example: {
      body: { visitClient: true, about, version: 1 },
      response: { data: anOwnCompany({ about, version: 2 }) },
    },
  },
})
