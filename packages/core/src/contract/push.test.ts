import { describe, expect, it } from 'vitest'
import { isPushAddress } from './index.ts'

describe('messages may be sent', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
    'https://push.example.org:443/send/1',
  ])('to %s', (endpoint) => expect(isPushAddress(endpoint)).toBe(true))

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://127.0.0.1/send',
    'https://[::1]/send',
    'https://2130706433/send',
    'https://0x7f.1/send',
    'https://localhost/send',
    'https://printer.local/send',
    'https://db.internal/send',
    'https://postgres/send',
    'https://fcm.googleapis.com:8443/send',
    'https://user:word@fcm.googleapis.com/send',
    'https://fcm.googleapis.com',
    'https://fcm.googleapis.com/a b',
    'file:///etc/passwd',
    '',
  ])('but not to «%s»', (endpoint) => expect(isPushAddress(endpoint)).toBe(false))
})
