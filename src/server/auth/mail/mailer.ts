import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import { PRODUCT_NAME } from '../../../domain/productName.ts'
import type { Attachment, AuthOptions, OutboxMail } from '../authOptions.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly attachments?: readonly Attachment[]
}

export interface Mailer {
  /** Resolves to the result when the mail is sent or stored. Failures are logged and shown in the outbox, not thrown. */
  readonly send: (mail: Mail) => Promise<Exclude<OutboxMail['status'], 'waiting'>>
  /** The same, but a mail that will be retried counts as `waiting`, not as `failed`. */
  readonly submit: (mail: Mail) => Promise<OutboxMail['status']>
  readonly close: () => void
}

type Delivery = Pick<OutboxMail, 'status' | 'text' | 'error' | 'attachments'>

/** Host of PUBLIC_URL as the sender's domain; a fixed domain if the host is not a name. */
function senderOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  return /[a-z]/i.test(hostname) && hostname.includes('.') && !hostname.includes(':') ? hostname : 'cardealerhub.test'
}

/**
 * Milliseconds between attempts if the server was unavailable or asks for a retry. Mails wait in memory, because they contain codes; after these
 * attempts the codes have expired.
 */
const PAUSES = [15_000, 60_000, 240_000, 600_000] as const

/** Maximum number of waiting mails, and bytes of their attachments; further ones fail at once. */
const MAX_WAITING = 1_000
const MAX_WAITING_BYTES = 64 * 1024 * 1024

const sizeOf = ({ attachments = [] }: Mail): number => attachments.reduce((sum, { content }) => sum + content.length, 0)

/** The server has refused permanently, such as an address that it does not know. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500

/** Timeout of the mail server in milliseconds. */
const SILENCE = 15_000

/** A mail with the same id in all attempts, so that server or mailbox can drop a duplicate if an answer was lost. */
interface Letter extends Mail {
  readonly messageId: string
  readonly date: Date
}

function createSmtp(url: string, publicUrl: string) {
  const limits = { connectionTimeout: SILENCE, greetingTimeout: SILENCE, socketTimeout: SILENCE }
  const transport = createTransport({ url, ...limits }, { from: `"${PRODUCT_NAME}" <no-reply@${senderOf(publicUrl)}>` })
  return {
    deliver: async (mail: Letter) => {
      await transport.sendMail({ ...mail, attachments: [...(mail.attachments ?? [])] })
    },
    close: () => transport.close(),
  }
}

/** Timers of mails that wait for their next attempt. `tries`: number of attempts so far, less one. */
function createRetries(pauses: readonly number[]) {
  const waiting = new Set<NodeJS.Timeout>()
  let bytes = 0
  return {
    allows: (tries: number, size: number): boolean =>
      pauses[tries] !== undefined && waiting.size < MAX_WAITING && bytes + size <= MAX_WAITING_BYTES,
    schedule(tries: number, size: number, attempt: () => void): void {
      const timer = setTimeout(() => {
        waiting.delete(timer)
        bytes -= size
        attempt()
      }, pauses[tries]).unref()
      waiting.add(timer)
      bytes += size
    },
    clear(): void {
      for (const timer of waiting) clearTimeout(timer)
    },
  }
}

function keptInOutbox({ to, subject, text, attachments }: Letter, log: FastifyBaseLogger): Delivery {
  log.warn({ to, subject, text }, 'no SMTP_URL: this mail is kept in the outbox')
  return { status: 'kept', text, error: null, ...(attachments && { attachments }) }
}

/**
 * Mail by SMTP if configured, else into the outbox, which the log and an Admin's page show (`PRODUCT.md S1`). A mail that can't be sent is retried
 * with growing pauses and delays no other.
 */
export function createMailer(
  { clock, random, outbox, smtpUrl, publicUrl }: AuthOptions,
  log: FastifyBaseLogger,
  pauses: readonly number[] = PAUSES,
): Mailer {
  const smtp = smtpUrl ? createSmtp(smtpUrl, publicUrl) : undefined
  const retries = createRetries(pauses)

  async function deliver(mail: Letter, tries: number): Promise<Delivery> {
    if (!smtp) return keptInOutbox(mail, log)
    try {
      await smtp.deliver(mail)
      return { status: 'sent', text: null, error: null }
    } catch (error) {
      log.error({ err: error, subject: mail.subject }, 'mail could not be sent')
      const willRetry = !isFinal(error) && retries.allows(tries, sizeOf(mail))
      return { status: willRetry ? 'waiting' : 'failed', text: null, error: String(error).slice(0, 500) }
    }
  }

  async function attempt(mail: Letter, tries: number): Promise<OutboxMail['status']> {
    const delivery = await deliver(mail, tries)
    if (delivery.status === 'waiting') retries.schedule(tries, sizeOf(mail), () => retry(mail, tries + 1))
    await outbox({ at: clock().toISOString(), to: mail.to, subject: mail.subject, ...delivery })
    return delivery.status
  }

  function retry(mail: Letter, tries: number): void {
    attempt(mail, tries).catch((error: unknown) =>
      log.error({ err: error, subject: mail.subject }, 'the status of a mail could not be stored'),
    )
  }

  const submit: Mailer['submit'] = (mail) => {
    const messageId = `<${Buffer.from(random(16)).toString('hex')}@${senderOf(publicUrl)}>`
    return attempt({ ...mail, messageId, date: clock() }, 0)
  }

  return {
    submit,
    async send(mail) {
      const status = await submit(mail)
      return status === 'waiting' ? 'failed' : status
    },
    close() {
      retries.clear()
      smtp?.close()
    },
  }
}
