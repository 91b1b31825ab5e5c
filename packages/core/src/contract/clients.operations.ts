import { cards } from './card.ts'
import { data, uuidParams } from './primitives.ts'
import { clientProfile } from './profiles.ts'
import { aClientProfile } from './samples/profiles.ts'
import { CLIENT_ID } from './samples/users.ts'

/** Clients as everybody sees them. */
export const clientOperations = cards({
  getUser: {
    method: 'GET',
    path: '/users/{id}',
    access: 'anyone',
    summary: 'Публичный профиль заказчика.',
    policy: 'Любой заказчик.',
    params: uuidParams,
    response: data(clientProfile),
    errors: ['NOT_FOUND'],
    example: { params: { id: CLIENT_ID }, response: { data: aClientProfile() } },
  },
})
