import { v7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import type { Mail } from '../../../src/server/auth/mail/mailer.ts'
import { mailMentions } from '../../../src/server/features/comments/mailMentions.ts'
import { SYSTEM } from '../../../src/server/records/history/audit.ts'
import { purge } from '../../../src/server/records/trash/purgeTrash.ts'
import { createUploadFiles } from '../../../src/server/records/uploads/uploadFiles.ts'
import { DEMO_PASSWORD } from '../../../src/server/seed/demoUsers.ts'
import { ADMIN, DEALER, DEALER2 } from '../../support/app/app.ts'
import { type EventClient, openEvents } from '../../support/app/eventClient.ts'
import { multipart } from '../../support/app/multipart.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import { subjectOf } from '../../support/app/sampleUploads.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const COLLEAGUE = 'colleague@example.com'
const LEAVER = 'leaver@example.com'

interface Person {
  readonly id: string
  readonly name: string
}

describeEachEngine('comments', (engine) => {
  const hub = engineApp(engine, { customers: 5 })
  const open: EventClient[] = []
  afterEach(() => {
    for (const client of open.splice(0)) client.close()
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, email = DEALER) =>
    hub.as(email, { method, url: `/api/${path}`, ...(payload && { payload }) })
  const read = async (path: string, email = DEALER) => (await call('GET', path, undefined, email)).json()
  const idOf = async (email: string) => subjectOf(await hub.token(email))
  const texts = async (place: string, email = DEALER): Promise<string[]> =>
    (await read(`comments/${place}`, email)).comments.map(({ text }: { text: string }) => text)
  const people = async (place: string, email = DEALER, q = ''): Promise<string[]> =>
    (await read(`comments/${place}/people?q=${encodeURIComponent(q)}`, email)).people.map(({ name }: Person) => name)
  const mentions = async (email: string) =>
    (await read('notifications?filter={"kind":"mentioned"}', email)).map(({ params, entity, record }: Record<string, unknown>) => ({
      params,
      entity,
      record,
    }))

  /** Mails the mentions that wait, in several processes at once; the mails to the user. */
  async function mailed(email: string, processes = 1): Promise<Mail[]> {
    const mails: Mail[] = []
    const submit = async (mail: Mail) => {
      mails.push(mail)
      return 'sent' as const
    }
    const mailing = { records: await recordContextOf(hub), mailer: { submit }, publicUrl: 'https://hub.example' }
    await Promise.all(Array.from({ length: processes }, () => mailMentions(mailing)))
    return mails.filter(({ to }) => to === email)
  }

  let number = 0
  /** A customer of the dealer's firm. */
  async function customer(): Promise<string> {
    number += 1
    const made = await call('POST', 'customers', {
      code: `K${number}`,
      firstName: 'Kim',
      secondName: `No ${number}`,
      email: `kim${number}@example.com`,
      phoneNumber: '+90 212 555 0100',
      address: 'Quay 1',
    })
    expect(made.statusCode).toBe(201)
    return made.json().id
  }

  /** Another user of the dealer's firm. */
  async function colleague(email = COLLEAGUE, name = 'Cleo Colleague'): Promise<string> {
    const [known] = await read(`users?filter={"email":"${email}"}`, ADMIN)
    if (known) return known.id
    const { firm } = await read(`users/${await idOf(DEALER)}`, ADMIN)
    return (await call('POST', 'users', { name, email, password: DEMO_PASSWORD, roles: ['Dealer'], firm, locale: 'fr' }, ADMIN)).json().id
  }

  test('are written and read by who may read the record, the oldest first', async () => {
    await colleague()
    const place = `customers/${await customer()}`
    const made = await call('POST', `comments/${place}`, { text: '**First**' })
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { text: '**First**', own: true, removable: true, files: [], mentioned: [], editedAt: null },
    ])
    expect((await call('POST', `comments/${place}`, { text: 'Second' }, COLLEAGUE)).statusCode).toBe(201)
    expect((await call('POST', `comments/${place}`, { text: 'Third' }, ADMIN)).statusCode).toBe(201)
    for (const email of [DEALER, COLLEAGUE, ADMIN]) expect(await texts(place, email)).toEqual(['**First**', 'Second', 'Third'])
    expect((await read(`comments/${place}`, COLLEAGUE)).comments[0]).toMatchObject({ own: false, removable: false })
    for (const payload of [undefined, { text: 'Stranger' }])
      expect((await call(payload ? 'POST' : 'GET', `comments/${place}`, payload, DEALER2)).statusCode).toBe(404)
    expect((await hub.as(undefined, { url: `/api/comments/${place}` })).statusCode).toBe(401)
  })

  test('are refused without text, and on what has no comments', async () => {
    const place = `customers/${await customer()}`
    for (const text of ['', ' \n', 'a\u0000', 'x'.repeat(10_001)])
      expect((await call('POST', `comments/${place}`, { text })).statusCode).toBe(422)
    for (const path of ['drafts/1', 'constructor/1', 'customers/never', 'notifications/1', 'userRights/1'])
      expect([403, 404]).toContain((await call('POST', `comments/${path}`, { text: 'x' })).statusCode)
  })

  test('people who can be mentioned are those who could read the comment', async () => {
    await colleague()
    const place = `customers/${await customer()}`
    const own = await people(place)
    expect(own).toContain('Cleo Colleague')
    const strangers = [await read(`users/${await idOf(DEALER2)}`, ADMIN), await read(`users/${await idOf(ADMIN)}`, ADMIN)]
    for (const { name } of strangers) expect(own).not.toContain(name)
    expect(await people(place, DEALER, 'cLEO')).toEqual(['Cleo Colleague'])
    expect(await people(place, COLLEAGUE, 'cleo')).toEqual([])
    expect(await people(place, ADMIN)).toEqual(expect.arrayContaining(['Cleo Colleague']))
    expect(await people(place, ADMIN)).not.toContain(strangers[0].name)
    expect((await call('GET', `comments/${place}/people`, undefined, DEALER2)).statusCode).toBe(404)
  })

  test('a mention notifies once, with a link to the record; nobody else can be mentioned', async () => {
    const id = await colleague()
    const record = await customer()
    const before = await mentions(COLLEAGUE)
    const made = (await call('POST', `comments/customers/${record}`, { text: 'Look, @Cleo Colleague', mentioned: [id] })).json()
    expect(made.mentioned).toEqual([{ id, name: 'Cleo Colleague' }])
    const { name } = await read(`users/${await idOf(DEALER)}`)
    const notified = await mentions(COLLEAGUE)
    expect(notified).toHaveLength(before.length + 1)
    expect(notified).toContainEqual({
      params: { by: name, record: expect.stringContaining('Kim'), comment: made.id },
      entity: 'customers',
      record,
    })
    await call('PUT', `comments/${made.id}`, { text: 'Look again, @Cleo Colleague', mentioned: [id] })
    await call('POST', `comments/customers/${record}`, { text: 'Me', mentioned: [await idOf(DEALER)] })
    expect([await mentions(COLLEAGUE), await mentions(DEALER)]).toEqual([notified, []])
    for (const email of [DEALER2, ADMIN]) {
      const refused = await call('POST', `comments/customers/${record}`, { text: 'x', mentioned: [await idOf(email)] })
      expect([refused.statusCode, refused.json().details]).toEqual([422, { mentioned: { keyword: 'reference', params: {} } }])
    }
    expect([await mentions(DEALER2), await mentions(ADMIN)]).toEqual([[], []])
  })

  test('a mention is mailed once in the language of its user, with a link and without the text', async () => {
    const id = await colleague()
    await mailed(COLLEAGUE)
    const record = await customer()
    await call('POST', `comments/customers/${record}`, { text: 'A secret, @Cleo Colleague', mentioned: [id] })
    const mails = await mailed(COLLEAGUE, 2)
    const { name } = await read(`users/${await idOf(DEALER)}`)
    expect(mails).toMatchObject([{ to: COLLEAGUE, subject: expect.stringMatching(`^${name} vous a mentionné\\s: .*Kim`) }])
    expect(mails[0]?.text).toContain(`https://hub.example/Customer/view/${record}#comments`)
    expect(mails[0]?.text).not.toContain('secret')
    expect(await mailed(COLLEAGUE)).toEqual([])
  })

  test('a mention is not mailed to users who no longer read the comment, have read of it, or have switched it off', async () => {
    const id = await colleague(LEAVER, 'Lea Leaver')
    const { firm } = await read(`users/${id}`, ADMIN)
    const other = (await read(`users/${await idOf(DEALER2)}`, ADMIN)).firm
    const mention = async () => {
      const place = `customers/${await customer()}`
      return { place, ...(await call('POST', `comments/${place}`, { text: '@Lea Leaver', mentioned: [id] })).json() }
    }
    const change = (changes: object) => call('PUT', `users/${id}`, changes, ADMIN)
    await mention()
    expect(await mailed(LEAVER)).toHaveLength(1)

    await mention()
    await change({ firm: other })
    expect(await mailed(LEAVER)).toEqual([])
    await change({ firm, mutedNotifications: ['mentioned'] })
    expect(await mailed(LEAVER)).toEqual([])
    await change({ mutedNotifications: [] })

    await call('DELETE', `comments/${(await mention()).id}`)
    await call('PUT', `comments/${(await mention()).id}`, { text: 'Nobody' })
    await call('DELETE', (await mention()).place, undefined, ADMIN)
    await mention()
    const notifications = hub.repository.of('notifications')
    const [newest] = await notifications.find(hub.db.read, { user: id }, { sort: { field: 'id', order: 'DESC' }, limit: 1 })
    if (newest) await hub.db.write((trx) => notifications.update(trx, newest, { read: true }))
    expect(await mailed(LEAVER)).toEqual([])

    await mention()
    await change({ mutedNotifications: ['mentioned'] })
    expect(await mailed(LEAVER)).toEqual([])
    await change({ mutedNotifications: [] })
    await mention()
    await change({ active: false })
    expect(await mailed(LEAVER)).toEqual([])
    await change({ active: true })
  })

  test('those of others are unread until they are seen, for each user', async () => {
    await colleague()
    const place = `customers/${await customer()}`
    const unread = async (email: string): Promise<string[]> =>
      (await read(`comments/${place}`, email)).comments.flatMap(({ text, unread }: { text: string; unread: boolean }) =>
        unread ? [text] : [],
      )
    const write = async (text: string, email = DEALER): Promise<string> =>
      (await call('POST', `comments/${place}`, { text }, email)).json().id
    const see = async (comment: string, email: string, at = place) =>
      (await call('POST', `comments/${at}/seen`, { comment }, email)).statusCode
    const [first, second] = [await write('First'), await write('Second')]
    const own = await write('Own', COLLEAGUE)
    expect([await unread(COLLEAGUE), await unread(ADMIN), await unread(DEALER)]).toEqual([
      ['First', 'Second'],
      ['First', 'Second', 'Own'],
      ['Own'],
    ])
    expect(await see(first, COLLEAGUE)).toBe(204)
    expect([await unread(COLLEAGUE), await unread(ADMIN)]).toEqual([['Second'], ['First', 'Second', 'Own']])
    await Promise.all([see(second, COLLEAGUE), see(own, COLLEAGUE)])
    await see(first, COLLEAGUE)
    expect(await unread(COLLEAGUE)).toEqual([])
    await write('Later')
    expect(await unread(COLLEAGUE)).toEqual(['Later'])
    const elsewhere = `customers/${await customer()}`
    expect([await see(first, DEALER2), await see(first, COLLEAGUE, elsewhere), await see('none', COLLEAGUE)]).toEqual([404, 404, 404])
  })

  test('one that is committed later is unread, also if the clock of another process is ahead', async () => {
    await colleague()
    const record = await customer()
    const place = `customers/${record}`
    await call('POST', `comments/${place}`, { text: 'First' })
    const comments = hub.repository.of('comments')
    const [first] = await comments.find(hub.db.read, { record })
    if (!first) throw new Error('no comment')
    const ahead = v7({ msecs: Date.now() + 60_000 })
    const [inserted, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const committed = hub.db.write(async (trx) => {
      await hub.repository.of('customers').lock(trx, record)
      await comments.insert(trx, { ...first, id: ahead, text: 'Ahead' })
      inserted.resolve()
      await released.promise
    })
    await inserted.promise
    const sent = call('POST', `comments/${place}`, { text: 'Later' })
    released.resolve()
    await committed
    expect((await sent).json().id > ahead).toBe(true)
    expect((await call('POST', `comments/${place}/seen`, { comment: ahead }, COLLEAGUE)).statusCode).toBe(204)
    const shown: { text: string; unread: boolean }[] = (await read(`comments/${place}`, COLLEAGUE)).comments
    expect(shown.map(({ text, unread }) => [text, unread])).toEqual([
      ['First', false],
      ['Ahead', false],
      ['Later', true],
    ])
  })

  test('their author changes them, their author and Admins delete them, and the trail says who', async () => {
    await colleague()
    const place = `customers/${await customer()}`
    const { id } = (await call('POST', `comments/${place}`, { text: 'Typo' })).json()
    for (const email of [COLLEAGUE, ADMIN])
      expect((await call('PUT', `comments/${id}`, { text: 'Mine' }, email)).json().code).toBe('commentOwn')
    expect((await call('DELETE', `comments/${id}`, undefined, COLLEAGUE)).json().code).toBe('commentOwn')
    expect((await call('DELETE', `comments/${id}`, undefined, DEALER2)).statusCode).toBe(404)
    expect((await call('PUT', `comments/${id}`, { text: 'Mended' })).json()).toMatchObject({ text: 'Mended', editedAt: expect.any(String) })
    expect((await call('DELETE', `comments/${id}`, undefined, ADMIN)).statusCode).toBe(204)
    expect(await texts(place)).toEqual([])
    const trail = await read(
      `auditEntries?filter=${encodeURIComponent(JSON.stringify({ recordId: id }))}&sort=["recordVersion","ASC"]`,
      ADMIN,
    )
    expect(trail.map(({ action, actorName }: Record<string, unknown>) => [action, actorName === 'Ada Admin'])).toEqual([
      ['create', false],
      ['edit', false],
      ['delete', true],
    ])
  })

  test('on records that all tenants read, each tenant has its own', async () => {
    const { id } = (await call('POST', 'marks', { code: 'CMT', name: 'Commented' }, ADMIN)).json()
    const place = `marks/${id}`
    for (const email of [DEALER, DEALER2, ADMIN])
      expect((await call('POST', `comments/${place}`, { text: email }, email)).statusCode).toBe(201)
    expect([await texts(place, DEALER), await texts(place, DEALER2)]).toEqual([[DEALER], [DEALER2]])
    expect(await texts(place, ADMIN)).toEqual([DEALER, DEALER2, ADMIN])
    const [foreign] = (await read(`comments/${place}`, DEALER2)).comments
    expect((await call('DELETE', `comments/${foreign.id}`)).statusCode).toBe(404)
  })

  test('their files are seen by who reads them', async () => {
    await colleague()
    const place = `customers/${await customer()}`
    const upload = await hub.as(DEALER, { method: 'POST', url: '/api/uploads', ...(await multipart('note.txt', 'hello')) })
    const { id } = upload.json()
    const status = async (email: string) => (await call('GET', `uploads/${id}`, undefined, email)).statusCode
    expect(await status(COLLEAGUE)).toBe(404)
    expect((await call('POST', `comments/${place}`, { text: 'See', files: [id] })).json().files).toEqual([id])
    expect([await status(COLLEAGUE), await status(ADMIN), await status(DEALER2)]).toEqual([200, 200, 404])
    expect((await call('POST', `comments/${place}`, { text: 'See', files: [id] }, ADMIN)).statusCode).toBe(201)
    const stolen = await call('POST', 'comments/marks/none', { text: 'See', files: [id] }, DEALER2)
    expect(stolen.statusCode).toBe(404)
  })

  test('go and come back with their record, and for good with it', async () => {
    const record = await customer()
    const place = `customers/${record}`
    const upload = await hub.as(DEALER, { method: 'POST', url: '/api/uploads', ...(await multipart('note.txt', 'hello')) })
    const { id } = (await call('POST', `comments/${place}`, { text: 'Stays', files: [upload.json().id] })).json()
    expect((await call('POST', `comments/${place}/seen`, { comment: id }, ADMIN)).statusCode).toBe(204)
    await call('DELETE', place, undefined, ADMIN)
    expect((await call('GET', `comments/${place}`)).statusCode).toBe(404)
    const trashed = async () => (await read('trash?entity=customers', ADMIN)).records[0].id
    await call('POST', 'trash/restore', { ids: [await trashed()] }, ADMIN)
    expect(await texts(place)).toEqual(['Stays'])
    await call('DELETE', place, undefined, ADMIN)
    await purge(await recordContextOf(hub), createUploadFiles(engine.dataDir), SYSTEM, await trashed())
    expect(await hub.repository.of('comments').find(hub.db.read, { record })).toEqual([])
    expect(await hub.repository.of('commentVisits').find(hub.db.read, { record })).toEqual([])
    expect((await call('GET', `uploads/${upload.json().id}`)).statusCode).toBe(404)
  })

  test('reach the open pages of those who read them, and no others', async () => {
    const user = await colleague()
    const record = await customer()
    const origin = await hub.app.listen({ port: 0, host: '127.0.0.1' })
    const listen = async (email: string) => {
      const client = await openEvents(origin, await hub.token(email))
      open.push(client)
      await client.next(({ event }) => event === 'ready')
      return client
    }
    const [reader, house, stranger] = [await listen(COLLEAGUE), await listen(ADMIN), await listen(DEALER2)]
    const mark = (await call('POST', 'marks', { code: `E${number}`, name: 'Everybody’s' }, ADMIN)).json().id
    const received = (client: EventClient, about: string) => client.next(({ event, data }) => event === 'comments' && data.record === about)
    for (const [entity, id] of [
      ['customers', record],
      ['marks', mark],
      ['users', user],
    ] as const) {
      await call('POST', `comments/${entity}/${id}`, { text: 'Live' })
      for (const client of [reader, house]) expect((await received(client, id)).data).toMatchObject({ entity, record: id })
    }
    const { comments } = await read(`comments/customers/${record}`, COLLEAGUE)
    await call('POST', `comments/customers/${record}/seen`, { comment: comments[0].id }, COLLEAGUE)
    expect((await received(reader, record)).data).toEqual({ entity: 'customers', record, own: true, now: expect.any(String) })
    // What follows arrives after it, so that nothing can still be on its way.
    const own = await call('POST', 'marks', { code: `L${number}`, name: 'Later' }, DEALER2)
    await stranger.next(({ data }) => data.id === own.json().id)
    expect(stranger.received.filter(({ event }) => event === 'comments')).toEqual([])
  })
})
