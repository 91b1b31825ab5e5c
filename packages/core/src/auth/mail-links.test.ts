import { describe, expect, it } from 'vitest'
import { LINK_LIFETIME, letterWait, linkRefusal, type MailLinkFacts } from './mail-links.ts'

const NOW = 1_800_000_000_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const aLink = (facts: Partial<MailLinkFacts> = {}): MailLinkFacts => ({
  isUsed: false,
  expiresAt: NOW + 1,
  email: 'irina@artel.test',
  ownerEmail: 'irina@artel.test',
  ...facts,
})

describe('a link in a letter', () => {
  it('works for three days to confirm an address, and for an hour to set a password', () => {
    expect(LINK_LIFETIME).toEqual({ CONFIRM_EMAIL: 72 * HOUR, RESET_PASSWORD: HOUR })
  })

  it.each([
    ['works until it expires', {}, null],
    ['does nothing from then on', { expiresAt: NOW }, 'LINK_EXPIRED'],
    ['of an address that was given up does nothing', { ownerEmail: 'new@artel.test' }, 'LINK_EXPIRED'],
    ['works once', { isUsed: true }, 'LINK_USED'],
    ['that was used says so also when it is old', { isUsed: true, expiresAt: NOW - HOUR }, 'LINK_USED'],
  ] as const)('%s', (_, facts, refusal) => {
    expect(linkRefusal(aLink(facts), NOW)).toBe(refusal)
  })
})

describe('another letter', () => {
  const ago = (...minutes: readonly number[]) => minutes.map((n) => NOW - n * MINUTE)

  it.each([
    ['may go at once when none went', 'CONFIRM_EMAIL', [], 0],
    ['to confirm an address waits for the rest of a minute', 'CONFIRM_EMAIL', ago(0.25), 45_000],
    ['to confirm an address may go after a minute', 'CONFIRM_EMAIL', ago(1), 0],
    ['to confirm an address is the fifth of an hour', 'CONFIRM_EMAIL', ago(2, 3, 4, 5), 0],
    ['to confirm an address is not the sixth of an hour', 'CONFIRM_EMAIL', ago(2, 3, 4, 5, 50), 10 * MINUTE],
    ['to set a password may follow at once', 'RESET_PASSWORD', ago(0), 0],
    ['to set a password is the third of an hour', 'RESET_PASSWORD', ago(0, 1), 0],
    ['to set a password is not the fourth of an hour', 'RESET_PASSWORD', ago(0, 1, 20), 40 * MINUTE],
    ['to set a password may be one of many over the hours', 'RESET_PASSWORD', ago(10, 30, 60, 61, 62), 0],
  ] as const)('%s', (_, purpose, sentAt, wait) => {
    expect(letterWait(purpose, sentAt, NOW)).toBe(wait)
  })
})
