import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { AuthOptions, OutboxMail } from './authOptions.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Mailer {
  /** Resolves when the mail is on its way or kept, and says which; a server that refuses is logged and shown in the outbox, not thrown. */
  readonly send: (mail: Mail) => Promise<OutboxMail['status']>
  readonly close: () => void
}

type Fate = Pick<OutboxMail, 'status' | 'text' | 'error'>

/** Bare address part of PUBLIC_URL as the sender's domain; a domain of its own for an address that is no name. */
function senderOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  return /[a-z]/i.test(hostname) && hostname.includes('.') && !hostname.includes(':') ? hostname : 'cardealerhub.test'
}

/** Milliseconds that a mail server may be silent. */
const SILENCE = 15_000

function createSmtp(url: string, publicUrl: string) {
  const limits = { connectionTimeout: SILENCE, greetingTimeout: SILENCE, socketTimeout: SILENCE }
  const transport = createTransport({ url, ...limits }, { from: `"Car Dealer Hub" <no-reply@${senderOf(publicUrl)}>` })
  return {
    deliver: async (mail: Mail) => {
      await transport.sendMail({ ...mail })
    },
    close: () => transport.close(),
  }
}

/** Mail by SMTP where settings exist, else into the outbox, which the log and an Admin's page show (`PRODUCT.md S1`). */
export function createMailer({ clock, outbox, smtpUrl, publicUrl }: AuthOptions, log: FastifyBaseLogger): Mailer {
  const smtp = smtpUrl ? createSmtp(smtpUrl, publicUrl) : undefined

  async function deliver(mail: Mail): Promise<Fate> {
    if (!smtp) {
      log.warn({ to: mail.to, subject: mail.subject, text: mail.text }, 'no SMTP_URL: this mail is kept in the outbox')
      return { status: 'kept', text: mail.text, error: null }
    }
    try {
      await smtp.deliver(mail)
      return { status: 'sent', text: null, error: null }
    } catch (error) {
      log.error({ err: error, subject: mail.subject }, 'mail could not be sent')
      return { status: 'failed', text: null, error: String(error).slice(0, 500) }
    }
  }

  return {
    async send(mail) {
      const fate = await deliver(mail)
      await outbox({ at: clock().toISOString(), to: mail.to, subject: mail.subject, ...fate })
      return fate.status
    },
    close: () => smtp?.close(),
  }
}
