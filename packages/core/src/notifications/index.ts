export {
  type ChosenChannels,
  channelSettings,
  isAlwaysMailed,
  isMailed,
  isPushed,
  NOTHING_CHOSEN,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from './channel-settings.ts'
export { type NotificationGroup, notificationGroupsOf } from './notification-kinds.ts'
export { notificationKeys, notificationQueries } from './notification-queries.ts'
export {
  type PushDeviceActor,
  type PushDeviceEvent,
  type PushDeviceViewState,
  providePushDevice,
  pushDeviceMachine,
  selectPushDevice,
} from './push-device.machine.ts'
export { canOfferPush, putOffPush } from './push-offer.ts'
export { changedSettings } from './settings-change.ts'
export {
  provideStopLetters,
  type StopLettersViewState,
  selectStopLetters,
  stopLettersMachine,
} from './stop-letters.machine.ts'
