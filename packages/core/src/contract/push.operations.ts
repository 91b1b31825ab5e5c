import { cards } from './card.ts'
import { data, numericIdParams } from './primitives.ts'
import { pushDevice, pushDevices, pushSubscription } from './push.ts'
import { aPushDevice, aPushSubscription } from './samples/push.ts'

/** Devices that are told of what happens when no page is open (web push). */
export const pushOperations = cards({
  getPushDevices: {
    method: 'GET',
    path: '/push-devices/list',
    access: 'signed-in',
    summary: 'Мои устройства с уведомлениями, новые сверху, и ключ, с которым браузер подписывается.',
    policy: 'Свои устройства, на которых вход не закончен.',
    response: data(pushDevices),
    example: { response: { data: { publicKey: aPushSubscription().keys.p256dh, devices: [aPushDevice()] } } },
  },
  addPushDevice: {
    method: 'POST',
    path: '/push-devices',
    access: 'signed-in',
    summary: 'Присылать уведомления на это устройство, пока на нём открыт аккаунт. Уже известное обновляется.',
    policy: 'Своё устройство; с прежнего владельца подписка снимается.',
    body: pushSubscription,
    response: data(pushDevice),
    example: { body: aPushSubscription(), response: { data: aPushDevice() } },
  },
  removePushDevice: {
    method: 'DELETE',
    path: '/push-devices/{id}',
    access: 'signed-in',
    summary: 'Больше не присылать уведомления на устройство.',
    policy: 'Своё устройство.',
    params: numericIdParams,
    response: null,
    errors: ['NOT_FOUND'],
    example: { params: { id: aPushDevice().id } },
  },
})
