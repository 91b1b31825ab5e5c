import { afterEach, describe, expect, it, vi } from 'vitest'
import { deviceTimeZone } from './device-zone.ts'

/** A device in another zone: what dates show and what the zone is called go together. */
const deviceIn = (timeZone: string) => {
  vi.stubEnv('TZ', timeZone)
  const asked = { names: 0 }
  class Counted extends Intl.DateTimeFormat {
    override resolvedOptions() {
      asked.names += 1
      return super.resolvedOptions()
    }
  }
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: Counted } }))
  return asked
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('the zone of a device', () => {
  it('is the likely one where clocks show the same, and its name is not asked for', () => {
    const asked = deviceIn('Europe/Moscow')
    expect(deviceTimeZone('Europe/Moscow')).toBe('Europe/Moscow')
    expect(asked.names).toBe(0)
  })

  it('is one of Russia where clocks show that one’s time, and its name is not asked for either', () => {
    const asked = deviceIn('Asia/Vladivostok')
    expect(deviceTimeZone('Europe/Moscow')).toBe('Asia/Vladivostok')
    expect(asked.names).toBe(0)
  })

  it('is its own where clocks show another time than any of these', () => {
    const asked = deviceIn('Asia/Tehran')
    expect(deviceTimeZone('Europe/Moscow')).toBe('Asia/Tehran')
    expect(asked.names).toBe(1)
  })

  it('is its own where clocks show another time for half of a year', () => {
    deviceIn('Europe/Helsinki')
    expect(deviceTimeZone('Europe/Moscow')).toBe('Europe/Helsinki')
    deviceIn('Europe/Kaliningrad')
    expect(deviceTimeZone('Europe/Helsinki')).toBe('Europe/Kaliningrad')
  })
})
