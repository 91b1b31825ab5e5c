import { PRODUCT_NAME } from '@artel/core/shell'
import { letterPage } from './letter-page.ts'

/** A letter in its own words: plain text, whoever wrote it. */
export interface Letter {
  /** E-mail address. */
  readonly recipient: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** The one thing to do, as a button; the address is absolute. */
  readonly action?: { readonly label: string; readonly url: string }
  /** Why the person gets it, below the line. */
  readonly reason: string
  /** Of a letter that the person may do without: where letters like it are stopped, and where all of them are chosen. */
  readonly stop?: LetterStop
}

/** Absolute addresses. */
export interface LetterStop {
  /** A page for people. */
  readonly page: string
  /** What a mailbox posts to when its own button is pressed (RFC 8058). */
  readonly oneClick: string
  readonly settings: string
}

/** A letter as it is sent. */
export interface RenderedLetter {
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** For a mailbox with a button of its own. */
  readonly stopUrl: string | null
}

/** Writes a letter as plain text and as HTML; everything in it is escaped. */
export function renderLetter({ recipient, subject, paragraphs, action, reason, stop }: Letter): RenderedLetter {
  const title = oneLine(subject)
  return {
    recipient,
    subject: title,
    text: [
      ...paragraphs,
      ...(action ? [`${action.label}:\n${action.url}`] : []),
      [
        `-- \n${PRODUCT_NAME}\n${reason}`,
        ...(stop ? [`${STOP}: ${stop.page}`, `${SETTINGS}: ${stop.settings}`] : []),
      ].join('\n'),
    ].join('\n\n'),
    html: letterPage({
      title,
      paragraphs,
      action,
      reason,
      links: stop
        ? [
            { label: STOP, url: stop.page },
            { label: SETTINGS, url: stop.settings },
          ]
        : [],
    }),
    stopUrl: stop?.oneClick ?? null,
  }
}

const STOP = 'Не присылать такие письма'
const SETTINGS = 'Настроить уведомления'

/** A line break in a subject would begin another header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
