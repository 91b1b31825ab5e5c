import { createTransport } from 'nodemailer'
import type { MailConfig } from '../config/config.ts'
import type { LetterRow } from './letters.queries.ts'

/** Takes letters out of the house. */
export interface Carrier {
  /** Resolves when the mail server has taken the letter. */
  carry(letter: LetterRow): Promise<void>
  close(): void
}

/** A mail server that says nothing for so long is as good as none. */
const WITHIN_MS = 20_000

/** SMTP by nodemailer. `url` is `smtp://…` or `smtps://…` with the password in it. */
export function createSmtpCarrier({ url, from }: Omit<Extract<MailConfig, { kind: 'smtp' }>, 'kind'>): Carrier {
  const transport = createTransport({
    url,
    connectionTimeout: WITHIN_MS,
    greetingTimeout: WITHIN_MS,
    socketTimeout: WITHIN_MS,
  })
  const host = /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    async carry({ id, recipient, subject, text, html, stop_url, created_at }) {
      await transport.sendMail({
        from,
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        date: created_at,
        // Sent again after a crash it is the same letter, and mailboxes show it once.
        messageId: `<letter-${id}-${created_at.getTime()}@${host}>`,
        headers: { 'auto-submitted': 'auto-generated', ...(stop_url !== null && stopHeaders(stop_url)) },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: () => transport.close(),
  }
}

/** Lets a mailbox show its own button «Отписаться», which posts to the address (RFC 8058). */
const stopHeaders = (url: string) => ({
  'list-unsubscribe': `<${url}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
})
