import { randomBytes } from 'node:crypto'
import ExcelJS from 'exceljs'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import type { EntityMap } from '../../../src/model/entityMap.ts'
import { addDays } from '../../../src/model/values/days.ts'
import { dayBegins } from '../../../src/model/values/timeZones.ts'
import type { FeatureParts } from '../../../src/server/feature.ts'
import { sendDueReports } from '../../../src/server/features/reports/schedules/sendDueReports.ts'
import { loadFieldTypes } from '../../../src/server/start/fieldTypes.ts'
import { ADMIN, DEALER, DEALER2 } from '../../support/app/app.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import { reportsApp } from '../../support/app/reportsApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { PATIENCE } from '../../support/patience.ts'

type Schedule = EntityMap['reportSchedules']
type User = EntityMap['users']

const NEVER = new AbortController().signal
const DAY = 24 * 60 * 60 * 1000

describeEachEngine('scheduled reports', (engine) => {
  const { hub } = reportsApp(engine)
  let admin: User
  let dealer: User
  let dealer2: User
  let number = 0

  const userOf = async (email: string): Promise<User> => {
    const user = await hub.repository.of('users').findOne(hub.db.read, { email })
    if (!user) throw new Error(`no user ${email}`)
    return user
  }
  beforeAll(async () => {
    ;[admin, dealer, dealer2] = [await userOf(ADMIN), await userOf(DEALER), await userOf(DEALER2)]
  })

  /** A process of the installation whose clock stands at a moment. */
  async function processAt(moment: string | number, more: Partial<FeatureParts> = {}): Promise<FeatureParts> {
    const clock = () => new Date(moment)
    const config = {
      ...{ production: false, host: '127.0.0.1', port: 0, dataDir: engine.dataDir, publicUrl: 'http://hub.test' },
      ...{ trustProxy: ['loopback'], logLevel: 'fatal' as const, variables: {} },
    }
    const options = {
      config,
      secret: '',
      db: hub.db,
      model: hub.model,
      columns: (await loadFieldTypes()).columns,
      clock,
      random: randomBytes,
    }
    return { records: { ...(await recordContextOf(hub)), clock }, options, mailer: hub.app.mailer, ...more }
  }
  const runAt = async (moment: string | number, more: Partial<FeatureParts> = {}) => sendDueReports(await processAt(moment, more), NEVER)

  async function make<Id extends 'reports' | 'reportSchedules'>(entity: Id, payload: object, who = ADMIN): Promise<EntityMap[Id]> {
    const answer = await hub.as(who, { method: 'POST', url: `/api/${entity}`, payload })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<EntityMap[Id]>()
  }
  async function report(more: object = {}, who = ADMIN): Promise<EntityMap['reports']> {
    number += 1
    return make('reports', { name: `Names ${number}`, query: { view: 'customers', columns: ['full_name'] }, ...more }, who)
  }
  const DAILY = { period: 'daily', time: '07:00', format: 'csv' }
  const schedule = (of: EntityMap['reports'], more: object = {}, who = ADMIN): Promise<Schedule> =>
    make('reportSchedules', { name: `Mail of ${of.name}`, report: of.id, ...DAILY, recipients: [admin.id], ...more }, who)

  const stored = async ({ id }: Pick<Schedule, 'id'>): Promise<Schedule> => {
    const found = await hub.repository.of('reportSchedules').get(hub.db.read, id)
    if (!found) throw new Error('the schedule is gone')
    return found
  }
  const mailsAbout = (text: string) =>
    hub.repository.of('outboxMails').find(hub.db.read, {}, { filter: [{ path: 'subject', operator: 'contains', value: text }] })
  async function attached(mail: EntityMap['outboxMails'] | undefined): Promise<Buffer> {
    const [id = ''] = mail?.attachments ?? []
    const answer = await hub.as(ADMIN, { url: `/api/uploads/${id}` })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.rawPayload
  }
  const lines = (content: Buffer) => content.toString().replace('\u{feff}', '').trimEnd().split('\r\n')
  /** Admins look at all firms, or at one. */
  const rowsFor = async (id: string, who: string, firm = '') =>
    (await hub.as(who, { method: 'POST', url: `/api/reports/${id}/run`, payload: {}, ...(firm && { headers: { 'x-firm': firm } }) })).json<{
      rows: readonly unknown[]
    }>().rows.length
  const notified = (user: User, { id }: Schedule) =>
    hub.repository.of('notifications').find(hub.db.read, { user: user.id, kind: 'reportNotSent', record: id })

  // Schedules of other tests are due as well.
  beforeEach(async () => {
    await hub.db.write(async (trx) => {
      const schedules = hub.repository.of('reportSchedules')
      for (const { id } of await schedules.find(trx, {})) await schedules.remove(trx, id)
    })
  })

  test('are mailed at their time, once, with the rows as a file', async () => {
    const of = await report()
    const made = await schedule(of)
    expect(made).toMatchObject({ owner: admin.id, enabled: true, lastRun: null, lastResult: null })
    const due = Date.parse(String(made.nextRun))
    await runAt(due - 1)
    expect(await mailsAbout(of.name)).toEqual([])
    await runAt(due)
    await runAt(due + 60_000)
    const mails = await mailsAbout(of.name)
    expect(mails).toMatchObject([{ to: ADMIN, status: 'kept' }])
    expect(mails[0]?.text).toContain(`http://hub.test/reports/${of.id}/show`)
    const rows = await rowsFor(of.id, ADMIN, HOUSE_FIRM)
    expect(lines(await attached(mails[0]))).toHaveLength(rows + 1)
    const after = await stored(made)
    expect(after).toMatchObject({ lastRun: new Date(due).toISOString(), lastResult: 'sent' })
    expect(after.results).toMatchObject([{ recipient: admin.id, outcome: 'kept', reason: null, rows }])
    expect(after.nextRun).toBe(new Date(due + DAY).toISOString())
  })

  test('run once after an outage of ten days, and go on in time', async () => {
    const of = await report()
    const made = await schedule(of)
    const due = Date.parse(String(made.nextRun))
    await runAt(due + 10 * DAY + 5_000)
    await runAt(due + 10 * DAY + 65_000)
    expect(await mailsAbout(of.name)).toHaveLength(1)
    expect((await stored(made)).nextRun).toBe(new Date(due + 11 * DAY).toISOString())
  })

  test('are sent once by two processes at the same time', async () => {
    const reports = [await report(), await report(), await report()]
    const made = await Promise.all(reports.map((of) => schedule(of)))
    const due = String(
      made
        .map(({ nextRun }) => nextRun)
        .sort()
        .at(-1),
    )
    const processes = await Promise.all([processAt(due), processAt(due), processAt(due)])
    await Promise.all(processes.map((parts) => sendDueReports(parts, NEVER)))
    for (const of of reports) expect(await mailsAbout(of.name), of.name).toHaveLength(1)
  })

  test('hold for each recipient what they may read themselves, in their language', async () => {
    const of = await report({ allowedUsers: [dealer.id, dealer2.id] })
    await hub.db.write(async (trx) => void (await hub.repository.of('users').update(trx, await userOf(DEALER), { locale: 'ar' })))
    const made = await schedule(of, { recipients: [admin.id, dealer.id, dealer2.id], format: 'xlsx', allFirms: true })
    await runAt(String(made.nextRun))
    const mails = await mailsAbout(of.name)
    const mailTo = (to: string) => mails.find((mail) => mail.to === to)
    for (const who of [ADMIN, DEALER, DEALER2]) {
      const workbook = new ExcelJS.Workbook()
      await workbook.xlsx.load(new Uint8Array(await attached(mailTo(who))).buffer)
      expect(workbook.worksheets[0]?.rowCount, who).toBe((await rowsFor(of.id, who)) + 1)
      expect(workbook.worksheets[0]?.views[0]?.rightToLeft ?? false, who).toBe(who === DEALER)
    }
    const counts = [await rowsFor(of.id, DEALER), await rowsFor(of.id, ADMIN), await rowsFor(of.id, ADMIN, HOUSE_FIRM)]
    expect(new Set(counts).size).toBe(3)
    expect(mailTo(DEALER)?.text).toContain('التقرير')
    const exports = await hub.repository.of('auditEntries').find(hub.db.read, { action: 'export', recordId: of.id })
    expect(exports.map(({ actorId }) => actorId).sort()).toEqual([admin.id, dealer.id, dealer2.id].sort())
    expect(exports[0]?.changes).toMatchObject({ schedule: made.id, format: 'xlsx' })
  })

  test('that came with the installation are named, and their columns, in the language of the recipient', async () => {
    await hub.db.write(async (trx) => void (await hub.repository.of('users').update(trx, await userOf(ADMIN), { locale: 'fr' })))
    const of = await hub.repository.of('reports').findOne(hub.db.read, { name: 'Sales by month' })
    if (!of) throw new Error('the report is missing')
    const made = await schedule(of)
    await runAt(String(made.nextRun))
    await hub.db.write(async (trx) => void (await hub.repository.of('users').update(trx, await userOf(ADMIN), { locale: 'en' })))
    const [mail] = await mailsAbout('Ventes par mois')
    expect(mail?.text).toContain('Ventes-par-mois-')
    expect(lines(await attached(mail))[0]).toContain('Mois')
  })

  test('have headings and labels as on the screen, in the language of the recipient', async () => {
    const setLocale = (locale: 'en' | 'fr') =>
      hub.db.write(async (trx) => void (await hub.repository.of('users').update(trx, await userOf(ADMIN), { locale })))
    const query = { view: 'cars', groups: [{ column: 'status' }], measures: [{ of: 'count' }, { of: 'max', column: 'in_stock_since' }] }
    const byQuery = await report({ query })
    const bySql = await report({ query: null, sqlQuery: 'select status, count(*) as number_of_cars from cars group by status' })
    for (const of of [byQuery, bySql]) {
      await setLocale('fr')
      const made = await schedule(of)
      await runAt(String(made.nextRun))
      await setLocale('en')
    }
    const fileOf = async (of: EntityMap['reports']) => lines(await attached((await mailsAbout(of.name))[0]))
    const [byQueryFile, bySqlFile] = [await fileOf(byQuery), await fileOf(bySql)]
    expect(byQueryFile[0]).toBe('Statut,Nombre,Maximum\u202f: En stock depuis')
    expect(bySqlFile[0]).toBe('Status,Number of cars')
    for (const file of [byQueryFile, bySqlFile]) expect(file.some((line) => line.startsWith('En stock,'))).toBe(true)
  })

  test('run by the new clocks at once where the time zone of their firm changes', async () => {
    const firm = await hub.repository.of('firms').get(hub.db.read, HOUSE_FIRM)
    const set = async (timeZone: string | null | undefined) =>
      expect((await hub.as(ADMIN, { method: 'PATCH', url: `/api/firms/${HOUSE_FIRM}`, payload: { timeZone } })).statusCode).toBe(200)
    await set('UTC')
    const [made, off] = [await schedule(await report()), await schedule(await report(), { enabled: false })]
    expect(made.nextRun).toContain('T07:00')
    await set('Asia/Tokyo')
    expect((await stored(made)).nextRun).toContain('T22:00')
    expect((await stored(off)).nextRun).toBeNull()
    await set(firm?.timeZone)
  })

  test('skip a recipient who may no longer run the report, or whose account is closed, and say so once', async () => {
    const of = await report({ allowedUsers: [dealer.id, dealer2.id] })
    const made = await schedule(of, { recipients: [dealer.id, dealer2.id, admin.id] })
    const edit = async (entity: string, id: string, payload: object) =>
      expect((await hub.as(ADMIN, { method: 'PATCH', url: `/api/${entity}/${id}`, payload })).statusCode).toBe(200)
    await edit('reports', of.id, { allowedUsers: [dealer2.id] })
    await hub.db.write(async (trx) => void (await hub.repository.of('users').update(trx, await userOf(DEALER2), { active: false })))
    const due = Date.parse(String(made.nextRun))
    await runAt(due)
    await runAt(due + DAY)
    await hub.db.write(async (trx) => void (await hub.repository.of('users').update(trx, await userOf(DEALER2), { active: true })))
    expect((await mailsAbout(of.name)).map(({ to }) => to)).toEqual([ADMIN, ADMIN])
    const after = await stored(made)
    expect(after.lastResult).toBe('partly')
    expect(after.results).toMatchObject([
      { recipient: dealer.id, outcome: 'skipped', reason: 'notAllowed' },
      { recipient: dealer2.id, outcome: 'skipped', reason: 'inactive' },
      { recipient: admin.id, outcome: 'kept', reason: null },
    ])
    expect(await notified(admin, made)).toHaveLength(1)
  })

  test('that fail are recorded and notify their owner, and do not stop others', async () => {
    const broken = await report({ query: null, sqlQuery: 'select nothing from nowhere' })
    const good = await report()
    const [failing, working] = [await schedule(broken), await schedule(good)]
    await runAt(String([failing.nextRun, working.nextRun].sort().at(-1)))
    const after = await stored(failing)
    expect([after.lastResult, after.results.map(({ outcome }) => outcome)]).toEqual(['failed', ['failed']])
    expect(await notified(admin, failing)).toMatchObject([{ params: { schedule: failing.name, sent: 0, all: 1 } }])
    expect([await mailsAbout(broken.name), (await stored(working)).lastResult]).toEqual([[], 'sent'])
  })

  test('say in the mail that the file holds the first rows only', async () => {
    const sqlQuery = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 10001) select i from n'
    const of = await report({ query: null, sqlQuery })
    const made = await schedule(of)
    await runAt(String(made.nextRun))
    const [mail] = await mailsAbout(of.name)
    expect(mail?.text).toContain('the file holds the first ones only')
    expect((await stored(made)).results).toMatchObject([{ outcome: 'kept', reason: 'truncated', rows: 10_000 }])
  })

  test('that are too large for a mail are not sent, which is said', async () => {
    const sqlQuery = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 9000)
      select i, '${'x'.repeat(1500)}' as text from n`
    const of = await report({ query: null, sqlQuery })
    const made = await schedule(of)
    await runAt(String(made.nextRun))
    expect((await stored(made)).results).toMatchObject([{ outcome: 'failed', reason: 'tooLarge' }])
    expect(await mailsAbout(of.name)).toEqual([])
  })

  test('use their own values of the filters, and fail where the report has no such filter any more', async () => {
    const filters = [{ name: 'name', column: 'full_name', type: 'text' }]
    const of = await report({ filters })
    const refused = await hub.as(ADMIN, {
      method: 'POST',
      url: '/api/reportSchedules',
      payload: { name: 'x', report: of.id, ...DAILY, recipients: [admin.id], parameters: { town: 'x' } },
    })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['parameters']])
    const made = await schedule(of, { parameters: { name: 'Nobody' } })
    const due = Date.parse(String(made.nextRun))
    await runAt(due)
    expect(lines(await attached((await mailsAbout(of.name))[0]))).toEqual(['Full name'])
    await hub.as(ADMIN, { method: 'PATCH', url: `/api/reports/${of.id}`, payload: { filters: [] } })
    await runAt(due + DAY)
    expect((await stored(made)).results).toMatchObject([{ outcome: 'failed', reason: 'filters' }])
  })

  test('of which the process ended in the middle count as failed, without a second mail', async () => {
    const of = await report()
    const made = await schedule(of)
    const due = Date.parse(String(made.nextRun))
    let end: ((error: Error) => void) | undefined
    const mailer = {
      ...hub.app.mailer,
      submit: () =>
        new Promise<never>((_, reject) => {
          end = reject
        }),
    }
    const running = sendDueReports(await processAt(due, { mailer }), NEVER)
    await expect.poll(() => end, PATIENCE).toBeDefined()
    expect((await stored(made)).lastResult).toBe('running')
    await runAt(due + 30 * 60_000)
    expect((await stored(made)).lastResult).toBe('running')
    await runAt(due + 61 * 60_000)
    expect((await stored(made)).results).toMatchObject([{ outcome: 'failed', reason: 'interrupted' }])
    expect(await notified(admin, made)).toHaveLength(1)
    end?.(new Error('the process ends'))
    await running
    expect((await stored(made)).results).toMatchObject([{ outcome: 'failed', reason: 'interrupted' }])
    expect(await mailsAbout(of.name)).toEqual([])
  })

  test('that are interrupted by the end of the server send nothing more, and say so', async () => {
    const of = await report({ allowedUsers: [dealer.id] })
    const made = await schedule(of, { recipients: [admin.id, dealer.id] })
    const stopping = new AbortController()
    const parts = await processAt(String(made.nextRun))
    const mailer: FeatureParts['mailer'] = {
      ...parts.mailer,
      submit(mail) {
        stopping.abort()
        return parts.mailer.submit(mail)
      },
    }
    await sendDueReports({ ...parts, mailer }, stopping.signal)
    expect((await stored(made)).results).toMatchObject([{ outcome: 'kept' }, { outcome: 'failed', reason: 'interrupted' }])
  })

  test('can be switched off, and sent ahead of their time', async () => {
    const of = await report()
    const made = await schedule(of, { enabled: false })
    expect(made.nextRun).toBeNull()
    await runAt(Date.now() + 400 * DAY)
    expect(await mailsAbout(of.name)).toEqual([])
    const asked = await hub.as(ADMIN, { method: 'POST', url: `/api/reportSchedules/${made.id}/send` })
    expect(asked.statusCode, asked.body).toBe(200)
    await runAt(Date.now() + 1000)
    expect(await mailsAbout(of.name)).toHaveLength(1)
    expect((await stored(made)).nextRun).toBeNull()
  })

  test('run by the clock of their firm, on the last day of shorter months', async () => {
    const of = await report({}, DEALER)
    const firm = String(dealer.firm)
    await hub.db.write(async (trx) => {
      const firms = hub.repository.of('firms')
      const found = await firms.get(trx, firm)
      if (found) await firms.update(trx, found, { timeZone: 'America/New_York' })
    })
    const made = await schedule(of, { period: 'monthly', dayOfMonth: 31, recipients: [dealer.id] }, DEALER)
    expect(made.owner).toBe(dealer.id)
    await hub.db.write(async (trx) => {
      const schedules = hub.repository.of('reportSchedules')
      await schedules.update(trx, await stored(made), { nextRun: '2028-01-31T12:00:00.000Z' })
    })
    await runAt('2028-01-31T12:00:00.000Z')
    expect((await stored(made)).nextRun).toBe('2028-02-29T12:00:00.000Z')
    await runAt('2028-02-29T12:00:00.000Z')
    expect((await stored(made)).nextRun).toBe('2028-03-31T11:00:00.000Z')
  })

  test('are made for users who may run the report, by users who may run it', async () => {
    const of = await report()
    const refusal = async (payload: object, who = ADMIN) => {
      const answer = await hub.as(who, {
        method: 'POST',
        url: '/api/reportSchedules',
        payload: { name: 'x', report: of.id, ...DAILY, ...payload },
      })
      const { details = {} } = answer.json<{ details?: Record<string, { keyword: string }> }>()
      return [answer.statusCode, Object.entries(details).map(([path, { keyword }]) => [path, keyword])]
    }
    expect(await refusal({ recipients: [dealer.id] })).toEqual([422, [['recipients', 'reportRecipients']]])
    expect(await refusal({ recipients: [dealer.id] }, DEALER)).toEqual([422, [['report', 'reference']]])
    const { id: shared } = await report({ allowedUsers: [dealer.id] })
    expect(await refusal({ report: shared, recipients: [admin.id] }, DEALER)).toEqual([422, [['recipients', 'reference']]])
    expect(await refusal({ recipients: [] })).toEqual([422, [['recipients', 'minItems']]])
    expect(await refusal({ recipients: [admin.id], period: 'weekly', weekday: 'someday' })).toEqual([422, [['weekday', 'enum']]])
  })

  describe('of saved views', () => {
    const DEALERS = { roles: ['Dealer'], users: [], defaultFor: [] }
    /** Not through `as`, which chooses a firm for the Admin. */
    async function sendView(method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<string> {
      const headers = { authorization: `Bearer ${await hub.token(ADMIN)}` }
      const answer = await hub.app.inject({ method, url: `/api/views${path}`, headers, ...(payload && { payload }) })
      expect(answer.statusCode, answer.body).toBeLessThan(300)
      return method === 'POST' ? answer.json<{ id: string }>().id : ''
    }
    const view = (name: string, state: object, more: object = {}) =>
      sendView('POST', '', { entity: 'customers', name, state, sharing: DEALERS, ...more })
    const mailed = (id: string, name: string, more: object = {}) =>
      make('reportSchedules', { name: `Mail of ${name}`, view: id, ...DAILY, recipients: [admin.id], ...more })
    const refusal = async (payload: object, who = ADMIN) => {
      const answer = await hub.as(who, { method: 'POST', url: '/api/reportSchedules', payload: { name: 'x', ...DAILY, ...payload } })
      const { details = {} } = answer.json<{ details?: Record<string, { keyword: string }> }>()
      return [answer.statusCode, Object.entries(details).map(([path, { keyword }]) => [path, keyword])]
    }
    const setUser = (email: string, changes: object) =>
      hub.db.write(async (trx) => void (await hub.repository.of('users').update(trx, await userOf(email), changes)))

    test('hold the list as it is shown on the day of the mail, with the rows that each recipient may read', async () => {
      await setUser(DEALER, { locale: 'fr' })
      const customer = { email: 'a@b.co', phoneNumber: '+4930123456', address: 'Street', country: 'TR', firstName: 'Mailed' }
      for (const [who, code] of [
        [ADMIN, 'V1'],
        [ADMIN, 'V2'],
        [DEALER, 'V3'],
      ] as const)
        expect(
          (await hub.as(who, { method: 'POST', url: '/api/customers', payload: { ...customer, code, secondName: code } })).statusCode,
        ).toBe(201)
      const state = {
        filter: { firstName: 'Mailed', createdAt_during: 'last30Days' },
        sort: ['code', 'DESC'],
        columns: ['country', 'code'],
      }
      const id = await view('New ones', state)
      const made = await mailed(id, 'New ones', { recipients: [admin.id, dealer.id] })
      expect(made).toMatchObject({ report: null, view: id })
      const due = Date.parse(String(made.nextRun))
      await runAt(due)
      const mails = await mailsAbout('New ones')
      const fileOf = async (to: string) => lines(await attached(mails.find((mail) => mail.to === to)))
      expect(await fileOf(ADMIN)).toEqual(['Country,Code', 'Türkiye,V2', 'Türkiye,V1'])
      expect(await fileOf(DEALER)).toEqual(['Pays,Code', 'Türkiye,V3'])
      expect(mails.find(({ to }) => to === ADMIN)?.text).toContain(`http://hub.test/Customer?view=${id}`)
      expect(mails.find(({ to }) => to === DEALER)?.text).toMatch(/Lignes\s:\s1/)
      expect((await stored(made)).results).toMatchObject([
        { recipient: admin.id, outcome: 'kept', reason: null, rows: 2 },
        { recipient: dealer.id, outcome: 'kept', reason: null, rows: 1 },
      ])
      const exports = await hub.repository
        .of('auditEntries')
        .find(hub.db.read, { action: 'export', actorId: dealer.id, entity: 'customers' })
      expect(exports.at(-1)?.changes).toMatchObject({ schedule: made.id, view: id })
      await runAt(due + 40 * DAY)
      expect((await stored(made)).results.map(({ rows }) => rows)).toEqual([0, 0])
      await setUser(DEALER, { locale: 'en' })
    })

    test('have the groups of both levels one after the other, in columns of their own', async () => {
      const customer = { email: 'a@b.co', phoneNumber: '+4930123456', address: 'Street', firstName: 'Grouped', secondName: 'x' }
      for (const more of [
        { code: 'G1', country: 'TR', blocked: true },
        { code: 'G2', country: 'DE', blocked: false },
        { code: 'G3', country: 'TR', blocked: false },
      ])
        expect((await hub.as(ADMIN, { method: 'POST', url: '/api/customers', payload: { ...customer, ...more } })).statusCode).toBe(201)
      const state = { filter: { firstName: 'Grouped' }, sort: ['code', 'ASC'], columns: ['code'], group: 'country,blocked' }
      const made = await mailed(await view('In groups', state), 'In groups')
      await runAt(String(made.nextRun))
      const [mail] = await mailsAbout('In groups')
      expect(lines(await attached(mail))).toEqual(['Country,Blocked,Code', 'Germany,No,G2', 'Türkiye,No,G3', 'Türkiye,Yes,G1'])
    })

    test('are workbooks too', async () => {
      const id = await view('As a workbook', { filter: {}, columns: ['code'] })
      const made = await mailed(id, 'As a workbook', { format: 'xlsx' })
      // A day begins at the house before it does in UTC.
      expect(await hub.repository.of('firms').get(hub.db.read, HOUSE_FIRM)).toMatchObject({ timeZone: 'Europe/Berlin' })
      const day = addDays(String(made.nextRun).slice(0, 10), 1)
      await runAt(dayBegins(day, 'Europe/Berlin'))
      const workbook = new ExcelJS.Workbook()
      const [mail] = await mailsAbout('As a workbook')
      await workbook.xlsx.load(new Uint8Array(await attached(mail)).buffer)
      const [upload] = await hub.repository.of('uploads').getMany(hub.db.read, mail?.attachments ?? [])
      expect(upload).toMatchObject({ name: `As-a-workbook-${day}.xlsx` })
      expect(workbook.worksheets[0]?.rowCount).toBe(((await stored(made)).results[0]?.rows ?? 0) + 1)
    })

    test('say why a recipient gets none: no longer shared, not to be exported, closed, deleted', async () => {
      const id = await view('Shared', { filter: {}, columns: ['code'] })
      const made = await mailed(id, 'Shared', { recipients: [dealer.id, dealer2.id, admin.id] })
      const due = Date.parse(String(made.nextRun))
      const outcomes = async (day: number) => {
        await runAt(due + day * DAY)
        return (await stored(made)).results.map(({ outcome, reason }) => `${outcome} ${reason}`)
      }
      const right = { user: dealer2.id, entity: 'customers', action: 'export', effect: 'deny' }
      const denied = await hub.as(ADMIN, { method: 'POST', url: '/api/userRights', payload: right })
      expect(denied.statusCode, denied.body).toBe(201)
      await setUser(DEALER, { active: false })
      expect(await outcomes(0)).toEqual(['skipped inactive', 'skipped notAllowed', 'kept null'])
      await setUser(DEALER, { active: true })
      await sendView('PUT', `/${id}`, { sharing: { roles: [], users: [dealer2.id], defaultFor: [] } })
      expect(await outcomes(1)).toEqual(['skipped notShared', 'skipped notAllowed', 'kept null'])
      await hub.as(ADMIN, { method: 'DELETE', url: `/api/userRights/${denied.json<{ id: string }>().id}` })
      await sendView('DELETE', `/${id}`)
      expect(await outcomes(2)).toEqual(['skipped deleted', 'skipped deleted', 'skipped deleted'])
      expect(await notified(admin, made)).toHaveLength(2)
      expect((await mailsAbout('Shared')).map(({ to }) => to)).toEqual([ADMIN, ADMIN])
    })

    test('are made for users with whom the view is shared, by users who may export it', async () => {
      const own = await view('Own', { filter: {} }, { sharing: { roles: [], users: [], defaultFor: [] } })
      expect(await refusal({ view: own, recipients: [admin.id, dealer.id] })).toEqual([422, [['recipients', 'viewRecipients']]])
      expect(await refusal({ view: own, recipients: [dealer.id] }, DEALER)).toEqual([422, [['view', 'viewNotExported']]])
      expect(await refusal({ view: 'none', recipients: [admin.id] })).toEqual([422, [['view', 'viewNotExported']]])
      expect(await refusal({ recipients: [admin.id] })).toEqual([422, [['report', 'required']]])
    })

    test('that are too large for a mail are announced with the address of the list', async () => {
      const { rows } = await hub.repository.of('materials').list(hub.db.read, {}, { limit: 3 })
      const fill = (description: (index: number) => string | null) =>
        hub.db.write(async (trx) => {
          for (const [at, { id }] of rows.entries()) {
            const [material] = await hub.repository.of('materials').getLocked(trx, [id])
            if (material) await hub.repository.of('materials').update(trx, material, { description: description(at) })
          }
        })
      await fill(() => 'x'.repeat(4 * 1024 * 1024))
      const id = await view('Heavy', { filter: {}, columns: ['description'] }, { entity: 'materials' })
      const made = await mailed(id, 'Heavy')
      await runAt(String(made.nextRun))
      await fill((at) => rows[at]?.description ?? null)
      expect((await stored(made)).results).toMatchObject([{ outcome: 'kept', reason: 'tooLarge', rows: null }])
      const [mail] = await mailsAbout('Heavy')
      expect(mail?.attachments ?? []).toEqual([])
      expect(mail?.text).toContain(`http://hub.test/Material?view=${id}`)
    })
  })

  test('are seen by their firm and Admins alone', async () => {
    const of = await report({}, DEALER)
    const made = await schedule(of, { recipients: [dealer.id] }, DEALER)
    const get = async (who: string) => (await hub.as(who, { url: `/api/reportSchedules/${made.id}` })).statusCode
    expect([await get(DEALER), await get(ADMIN), await get(DEALER2)]).toEqual([200, 200, 404])
  })
})
