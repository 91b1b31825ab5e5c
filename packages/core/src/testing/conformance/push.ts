import { aPushSubscription } from '../../contract/samples/push.ts'
import { on, type Scenario, seesThat } from './scenario.ts'
import type { Person, Stage } from './stage.ts'

/** What a browser answers that nobody has heard of. */
const aBrowser = (stage: Stage) =>
  aPushSubscription(`https://push.artel-browser.ru/send/${encodeURIComponent(stage.word())}`)

const theirs = (person: Person, endpoints: string[]) =>
  seesThat(person, 'getPushDevices', {}, ({ devices }) => devices.map(({ endpoint }) => endpoint), endpoints)

/** Somebody with a device. */
const withDevice = async (stage: Stage) => {
  const owner = await stage.someone('CLIENT')
  const subscription = aBrowser(stage)
  return { owner, subscription, device: await owner.does('addPushDevice', { body: subscription }) }
}

/** Devices that are told when no page is open. */
export const pushScenarios: readonly Scenario[] = [
  on('getPushDevices').shows({
    title: 'Nobody has devices before they let one in, and the key to subscribe with is there',
    arrange: async (stage) => ({ person: await stage.someone('EXECUTOR') }),
    act: ({ person }) => ({ by: person, with: {} }),
    look: ({ publicKey, devices }) => [/^[\w-]{87}$/.test(publicKey), devices.length] as const,
    answer: () => [true, 0] as const,
  }),
  on('addPushDevice').answers({
    title: 'A device that somebody lets in is theirs alone, however often they say so',
    arrange: async (stage) => ({ ...(await withDevice(stage)), other: await stage.someone('CLIENT') }),
    act: ({ owner, subscription }) => ({ by: owner, with: { body: subscription } }),
    answer: ({ device }) => device,
    afterwards: ({ owner, other, device }) => [theirs(owner, [device.endpoint]), theirs(other, [])],
  }),
  on('addPushDevice').answers({
    title: 'A browser in which somebody else signs in tells the one before nothing any more',
    arrange: async (stage) => ({ ...(await withDevice(stage)), next: await stage.someone('EXECUTOR') }),
    act: ({ next, subscription }) => ({ by: next, with: { body: subscription } }),
    answer: ({ subscription }, { id, name }, stage) => ({
      id,
      name,
      endpoint: subscription.endpoint,
      createdAt: stage.moment(),
    }),
    afterwards: ({ owner, next, subscription }) => [theirs(owner, []), theirs(next, [subscription.endpoint])],
  }),
  on('removePushDevice').answers({
    title: 'A device that is stopped is forgotten, and the others stay',
    arrange: async (stage) => {
      const { owner, device } = await withDevice(stage)
      return { owner, device, other: await owner.does('addPushDevice', { body: aBrowser(stage) }) }
    },
    act: ({ owner, device }) => ({ by: owner, with: { params: { id: device.id } } }),
    answer: () => undefined,
    afterwards: ({ owner, other }) => [theirs(owner, [other.endpoint])],
  }),
]
