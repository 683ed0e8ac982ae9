import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OutboxMail } from '../../../src/server/auth/authOptions.ts'
import { createMailer } from '../../../src/server/auth/mail/mailer.ts'
import { composeStandings } from '../../../src/server/auth/standing.ts'
import { suiteApp } from '../../support/app/suiteApp.ts'
import { PATIENCE } from '../../support/patience.ts'

/**
 * A minimal SMTP server: answers every command so that the client continues, unless `answer` returns another reply. A reply to a whole mail (empty line) is
 * lost with the connection.
 */
function mailServer(taken: string[], answer: (line: string) => string | undefined = () => undefined): Server {
  return createServer((socket) => {
    let data: string | undefined
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (data !== undefined) {
        data += text
        if (!data.endsWith('\r\n.\r\n')) return
        taken.push(data)
        data = undefined
        if (answer('') === undefined) socket.write('250 taken\r\n')
        else socket.destroy()
      } else if (text.startsWith('DATA')) {
        data = ''
        socket.write('354 go on\r\n')
      } else if (text.startsWith('RCPT TO:<refused')) socket.write('550 no such box\r\n')
      else if (text.startsWith('RCPT') && answer(text) !== undefined) socket.write(`${answer(text)}\r\n`)
      else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
    })
    socket.on('error', () => undefined)
  })
}

const taken: string[] = []
const server = mailServer(taken)
const hub = suiteApp({ customers: 1 })

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

/** A mailer of that server, and its entries in the outbox, which can be made to fail. */
function mailerTo(smtp: Server, delays?: readonly number[], failing: (mail: OutboxMail) => void = () => undefined) {
  const address = smtp.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const kept: OutboxMail[] = []
  const context = {
    db: hub.db,
    secret: '',
    clock: () => new Date(),
    random: randomBytes,
    audit: async () => undefined,
    standing: composeStandings([]),
    outbox: async (mail: OutboxMail) => {
      kept.push(mail)
      failing(mail)
    },
    publicUrl: 'https://hub.example.com',
    smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
  }
  return { kept, mailer: createMailer(context, hub.app.log, delays) }
}

test('With SMTP settings mail is sent, and the outbox lists it without its text', async () => {
  const { mailer, kept } = mailerTo(server)
  await mailer.send({ to: 'dana@example.com', subject: 'Your code', text: 'The code is 123456' })
  await mailer.send({ to: 'refused@example.com', subject: 'Your code', text: 'The code is 654321' })
  mailer.close()
  expect(taken).toHaveLength(1)
  expect(taken[0]).toContain('The code is 123456')
  expect(taken[0]).toMatch(/From: "?Car Dealer Hub"? <no-reply@hub\.example\.com>/)
  expect(kept).toMatchObject([
    { to: 'dana@example.com', status: 'sent', text: null, error: null },
    { to: 'refused@example.com', status: 'failed', text: null, error: expect.stringContaining('550') },
  ])
})

test('A file goes with its mail, under its name, and is not kept', async () => {
  const { mailer, kept } = mailerTo(server)
  const attachments = [{ filename: 'Année 2026.csv', contentType: 'text/csv', content: Buffer.from('name\r\nDana') }]
  expect(await mailer.submit({ to: 'dana@example.com', subject: 'Report', text: 'With a file', attachments })).toBe('sent')
  mailer.close()
  const mail = taken.at(-1) ?? ''
  expect(mail).toMatch(/Content-Type: text\/csv/)
  expect(mail).toMatch(/filename\*0?\*?=utf-8''Ann%C3%A9e%202026\.csv/i)
  expect(mail).toContain(Buffer.from('name\r\nDana').toString('base64'))
  expect(kept).toMatchObject([{ status: 'sent', text: null, error: null }])
  expect(kept[0]).not.toHaveProperty('attachments')
})

test('A mail that will be tried again is waiting, unless its files are more than memory should hold', async () => {
  const strict = mailServer([], () => '451 come again')
  strict.listen(0, '127.0.0.1')
  await once(strict, 'listening')
  const { mailer } = mailerTo(strict, [60_000])
  const submit = (megabytes: number) =>
    mailer.submit({
      ...{ to: 'later@example.com', subject: 'Report', text: '' },
      attachments: [{ filename: 'a.csv', contentType: 'text/csv', content: Buffer.alloc(megabytes * 1024 * 1024) }],
    })
  expect([await submit(40), await submit(40), await submit(20)]).toEqual(['waiting', 'failed', 'waiting'])
  mailer.close()
  strict.close()
})

test('A mail that the server can not take now is tried again by itself, until it is given up, and others do not wait for it', async () => {
  const busy: string[] = []
  const strict = mailServer(busy, (line) =>
    line.includes('later@') && busy.length < 2 ? '451 come again' : line.includes('never@') ? '451 come again' : undefined,
  )
  strict.listen(0, '127.0.0.1')
  await once(strict, 'listening')
  const { mailer, kept } = mailerTo(strict, [50, 100, 150])
  const send = (to: string) => mailer.send({ to, subject: 'Your code', text: `For ${to}` })
  expect([
    await send('later@example.com'),
    await send('never@example.com'),
    await send('one@example.com'),
    await send('two@example.com'),
  ]).toEqual(['failed', 'failed', 'sent', 'sent'])
  const statusesOf = (to: string) => kept.filter((mail) => mail.to === to).map(({ status }) => status)
  await expect.poll(() => statusesOf('later@example.com').at(-1), PATIENCE).toBe('sent')
  await expect.poll(() => statusesOf('never@example.com'), PATIENCE).toEqual(['waiting', 'waiting', 'waiting', 'failed'])
  expect(kept.every(({ text }) => text === null)).toBe(true)
  mailer.close()
  strict.close()
})

test('A mail whose answer was lost goes out again as the same mail, and one that was taken never', async () => {
  const both: string[] = []
  const forgetful = mailServer(both, (line) => (line === '' && both.length === 1 ? 'lost' : undefined))
  forgetful.listen(0, '127.0.0.1')
  await once(forgetful, 'listening')
  const { mailer, kept } = mailerTo(forgetful, [20, 20, 20], ({ status }) => {
    if (status === 'sent') throw new Error('the database is away')
  })
  await mailer.send({ to: 'dana@example.com', subject: 'Your code', text: 'The code is 123456' })
  await expect.poll(() => kept.map(({ status }) => status), PATIENCE).toEqual(['waiting', 'sent'])
  await sleep(100)
  mailer.close()
  forgetful.close()
  const headers = (name: string) => both.map((mail) => new RegExp(`^${name}: (.+)$`, 'm').exec(mail)?.[1])
  expect(both).toHaveLength(2)
  expect(headers('Message-ID')[0]).toMatch(/^<[0-9a-f]{32}@hub\.example\.com>/)
  for (const name of ['Message-ID', 'Date']) expect(headers(name)[1], name).toBe(headers(name)[0])
})
