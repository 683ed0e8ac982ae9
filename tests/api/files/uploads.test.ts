import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import type { EntitySchema } from '../../../src/model/entitySchema.ts'
import { emptyTrash } from '../../../src/server/records/trash/purgeTrash.ts'
import { sweepUploads } from '../../../src/server/records/uploads/sweepUploads.ts'
import { createUploadFiles } from '../../../src/server/records/uploads/uploadFiles.ts'
import { ADMIN, DEALER, DEALER2 } from '../../support/app/app.ts'
import { multipart } from '../../support/app/multipart.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import { subjectOf } from '../../support/app/sampleUploads.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const vehicles = {
  $id: 'vehicles',
  type: 'object',
  properties: {
    name: { type: 'string' },
    dealerId: { type: 'string', reference: 'users' },
    photo: { type: 'string', format: 'image', maxBytes: 20_000 },
    gallery: { type: 'array', items: { type: 'string', format: 'image' }, maxItems: 3 },
    papers: { type: 'string', format: 'file', accept: ['application/pdf'], read: ['Admin'] },
  },
  entity: { access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit'] }, scope: { dealerId: '$user.id' } },
} as const satisfies EntitySchema

/** 63 million pixels in a few kilobytes. */
const BOMB = await sharp({ create: { width: 9000, height: 7000, channels: 3, background: 'black' } })
  .png({ compressionLevel: 1 })
  .toBuffer()

const picture = (width = 8) => sharp({ create: { width, height: 6, channels: 3, background: 'red' } })

describeEachEngine('uploads', (engine) => {
  let now = new Date()
  const schemas = [{ file: 'schemas/vehicles.ts', schema: vehicles }]
  const hub = engineApp(engine, { schemas, customers: 1, clock: () => now })

  const upload = async (name: string, content: string | Uint8Array, email = DEALER) =>
    hub.as(email, { method: 'POST', url: '/api/uploads', ...(await multipart(name, content)) })
  const status = async (email: string | undefined, url: string) => (await hub.as(email, { url })).statusCode

  test('an image comes back upright, in its format, without what else it held', async () => {
    const secret = { IFD0: { Copyright: 'secret place' } }
    const original = await picture(9).withExif(secret).withMetadata({ orientation: 6, exif: secret }).jpeg().toBuffer()
    expect(original.toString('latin1')).toContain('secret place')
    const stored = (await upload('my car.jpg', original)).json()
    expect(stored).toMatchObject({ name: 'my car.jpg', type: 'image/jpeg' })
    const answer = await hub.as(DEALER, { url: `/api/uploads/${stored.id}` })
    expect(answer.rawPayload.toString('latin1')).not.toContain('secret place')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 6, height: 9, format: 'jpeg' })
    expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'content-length': String(stored.size) })
    expect(answer.headers['content-disposition']).toMatch(/^inline; filename="my car.jpg"/)
    const head = await hub.as(DEALER, { method: 'HEAD', url: `/api/uploads/${stored.id}` })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(stored.size), ''])
  })

  test('an image comes in the sizes that pages use, never larger than it is', async () => {
    const original = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'blue' } })
      .jpeg()
      .toBuffer()
    const { id } = (await upload('wide.jpg', original)).json()
    const sized = async (query: string) => {
      const answer = await hub.as(DEALER, { url: `/api/uploads/${id}${query}` })
      const { width, height, format } = await sharp(answer.rawPayload).metadata()
      return [answer.headers['content-type'], format, width, height]
    }
    const expected = [
      ['image/webp', 'webp', 160, 80],
      ['image/webp', 'webp', 640, 320],
      ['image/jpeg', 'jpeg', 2560, 1280],
    ]
    expect(await Promise.all(['?size=thumb', '?size=card', '?size=full'].map(sized))).toEqual(expected)
    expect(await Promise.all(['?size=thumb', '?size=thumb'].map(sized))).toEqual([expected[0], expected[0]])
    expect(await status(DEALER, `/api/uploads/${id}?size=huge`)).toBe(400)
    expect(await status(DEALER2, `/api/uploads/${id}?size=thumb`)).toBe(404)
    const small = (await upload('small.png', await picture().png().toBuffer())).json()
    const thumb = await hub.as(DEALER, { url: `/api/uploads/${small.id}?size=thumb` })
    expect(await sharp(thumb.rawPayload).metadata()).toMatchObject({ width: 8, height: 6 })
  })

  test('a browser that has the bytes gets 304, but only with the right to see them', async () => {
    const { id } = (await upload('x.png', await picture().png().toBuffer())).json()
    const url = `/api/uploads/${id}?size=card`
    const first = await hub.as(DEALER, { url })
    expect(first.headers).toMatchObject({ 'cache-control': 'private, max-age=300', vary: expect.stringMatching(/authorization/i) })
    const headers = { 'if-none-match': String(first.headers.etag) }
    const again = await hub.as(DEALER, { url, headers })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await hub.as(DEALER2, { url, headers })).statusCode).toBe(404)
    expect((await hub.as(DEALER, { url: `/api/uploads/${id}?size=thumb`, headers })).statusCode).toBe(200)
  })

  test('several images of a record keep the order of the user, each is checked, and who sees the record sees them', async () => {
    const [one, two] = [
      (await upload('1.png', await picture(9).png().toBuffer())).json().id,
      (await upload('2.png', await picture(7).png().toBuffer())).json().id,
    ]
    const made = await hub.as(DEALER, { method: 'POST', url: '/api/vehicles', payload: { gallery: [two, one] } })
    expect([made.statusCode, made.json().gallery]).toEqual([201, [two, one]])
    expect([await status(ADMIN, `/api/uploads/${one}`), await status(DEALER2, `/api/uploads/${one}`)]).toEqual([200, 404])
    const url = `/api/vehicles/${made.json().id}`
    const turned = await hub.as(DEALER, { method: 'PUT', url, payload: { gallery: [one, two] } })
    expect(turned.json().gallery).toEqual([one, two])

    const page = (await upload('photo.jpg', '<!doctype html><script>alert(1)</script>')).json()
    expect(page.type).toBe('text/plain')
    const refused = await hub.as(DEALER, { method: 'PUT', url, payload: { gallery: [one, page.id] } })
    expect(refused.json().details).toEqual({ gallery: { keyword: 'fileType', params: { value: 'image/*' } } })
    const stolen = await hub.as(DEALER2, { method: 'POST', url: '/api/vehicles', payload: { gallery: [one] } })
    expect([stolen.statusCode, stolen.json().details]).toEqual([422, { gallery: { keyword: 'reference', params: {} } }])
  })

  test('of a file that is an image and a script at once only the image is kept', async () => {
    const script = '<script>alert(1)</script>'
    const both = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(script)])
    const { id } = (await upload('both.html', both)).json()
    const answer = await hub.as(DEALER, { url: `/api/uploads/${id}` })
    expect([answer.headers['content-type'], answer.rawPayload.includes(script)]).toEqual(['image/jpeg', false])
    const disguised = await upload('x.gif', `GIF89a/*${' '.repeat(40)}*/=1;${script}`)
    expect([disguised.statusCode, disguised.json().code]).toEqual([422, 'validation'])
  })

  test.each([
    ['page.html', '<script>alert(1)</script>', 'text/plain'],
    ['picture.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'text/plain'],
    ['program.pdf', new Uint8Array([0x4d, 0x5a, 0, 1, 2]), 'application/octet-stream'],
    ['سيارة "1";.pdf', '%PDF-1.7 …', 'application/pdf'],
    ['../../etc/passwd', 'root', 'text/plain'],
  ] as const)('%s is what its bytes say, and only downloaded', async (name, content, type) => {
    const { id, ...stored } = (await upload(name, content)).json()
    expect(stored.type).toBe(type)
    expect(stored.name).not.toMatch(/[/\\]/)
    const answer = await hub.as(DEALER, { url: `/api/uploads/${id}` })
    expect(answer.headers['content-disposition']).toMatch(/^attachment; /)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['content-security-policy']).toContain('sandbox')
  })

  test.each([
    ['bytes that only begin like an image', new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]), 422, 'validation'],
    ['more pixels than memory should hold', BOMB, 422, 'validation'],
    ['more than 20 MB', new Uint8Array(21 * 1024 * 1024), 413, 'fileTooLarge'],
  ] as const)('%s are refused', async (_title, content, code, name) => {
    const answer = await upload('x.jpg', content)
    expect([answer.statusCode, answer.json().code]).toEqual([code, name])
  })

  test('visitors store nothing; a body that is no form is refused', async () => {
    const visitor = await hub.as(undefined, { method: 'POST', url: '/api/uploads', ...(await multipart('x.txt', 'x')) })
    expect(visitor.statusCode).toBe(401)
    const plain = await hub.as(DEALER, { method: 'POST', url: '/api/uploads', payload: {} })
    expect(plain.statusCode).toBe(415)
  })

  test('only the user who stored it sees it, until a record shows it: then everyone who sees that field of that record', async () => {
    const url = async () => `/api/uploads/${(await upload('x.png', await picture().png().toBuffer())).json().id}`
    const photo = await url()
    expect([await status(DEALER, photo), await status(DEALER2, photo), await status(ADMIN, photo), await status(undefined, photo)]).toEqual(
      [200, 404, 404, 401],
    )
    const stolen = await hub.as(DEALER2, { method: 'POST', url: '/api/vehicles', payload: { photo: photo.split('/').at(-1) ?? '' } })
    expect([stolen.statusCode, stolen.json().details]).toEqual([422, { photo: { keyword: 'reference', params: {} } }])

    const car = await hub.as(DEALER, { method: 'POST', url: '/api/vehicles', payload: { photo: photo.split('/').at(-1) ?? '' } })
    expect(car.statusCode).toBe(201)
    expect([await status(DEALER2, photo), await status(ADMIN, photo)]).toEqual([404, 200])

    const dealerId = subjectOf(await hub.token(DEALER))
    const { id } = (await upload('papers.pdf', '%PDF-1.7', ADMIN)).json()
    await hub.as(ADMIN, { method: 'POST', url: '/api/vehicles', payload: { dealerId, papers: id } })
    expect([await status(ADMIN, `/api/uploads/${id}`), await status(DEALER, `/api/uploads/${id}`)]).toEqual([200, 404])
  })

  test('a field takes only the types and sizes that it accepts', async () => {
    const noise = await sharp(randomBytes(120 * 120 * 3), { raw: { width: 120, height: 120, channels: 3 } })
      .png()
      .toBuffer()
    const large = (await upload('large.png', noise, ADMIN)).json()
    const text = (await upload('x.txt', 'text', ADMIN)).json()
    const refused = await hub.as(ADMIN, { method: 'POST', url: '/api/vehicles', payload: { photo: text.id, papers: text.id } })
    expect(refused.json().details).toEqual({
      photo: { keyword: 'fileType', params: { value: 'image/*' } },
      papers: { keyword: 'fileType', params: { value: 'application/pdf' } },
    })
    const heavy = await hub.as(ADMIN, { method: 'POST', url: '/api/vehicles', payload: { photo: large.id } })
    expect(heavy.json().details).toEqual({ photo: { keyword: 'fileSize', params: { limit: 20_000 } } })
  })

  test('what no record has shown within a day is removed, what one shows is kept', async () => {
    const [used, unused] = [(await upload('a.png', await picture().png().toBuffer())).json(), (await upload('b.txt', 'b')).json()]
    await hub.as(DEALER, { method: 'POST', url: '/api/vehicles', payload: { photo: used.id } })
    const files = createUploadFiles(engine.dataDir)
    const context = { ...hub, report: () => undefined, clock: () => new Date(Date.now() + 25 * 3600_000) }
    expect(await sweepUploads({ ...context, clock: () => new Date() }, files)).toBe(0)
    expect(await sweepUploads(context, files)).toBeGreaterThan(0)
    expect([await status(DEALER, `/api/uploads/${used.id}`), await status(DEALER, `/api/uploads/${unused.id}`)]).toEqual([200, 404])
  })

  test('the files of a deleted record stay until the trash is emptied, and what another record shows stays', async () => {
    const png = await picture().png().toBuffer()
    const [own, shared] = [(await upload('own.png', png, ADMIN)).json().id, (await upload('shared.png', png, ADMIN)).json().id]
    const create = async (payload: object) => (await hub.as(ADMIN, { method: 'POST', url: '/api/vehicles', payload })).json().id
    const [gone, copied] = [await create({ photo: own, gallery: [shared] }), await create({ gallery: [shared] })]
    // The upload belongs to the record that showed it last.
    await hub.as(ADMIN, { method: 'PUT', url: `/api/vehicles/${gone}`, payload: { gallery: [] } })
    await hub.as(ADMIN, { method: 'PUT', url: `/api/vehicles/${gone}`, payload: { gallery: [shared] } })
    await hub.as(ADMIN, { method: 'DELETE', url: `/api/vehicles/${gone}` })
    const statuses = () => Promise.all([own, shared].map((id) => status(ADMIN, `/api/uploads/${id}`)))
    // Who sees the record in the trash sees its files there.
    const other = { name: 'Omar Other', email: 'omar@example.com', password: 'demo1234', roles: ['Admin'], firm: HOUSE_FIRM }
    await hub.as(ADMIN, { method: 'POST', url: '/api/users', payload: other })
    const others = [other.email, DEALER].map((email) => status(email, `/api/uploads/${own}`))
    expect(await Promise.all(others)).toEqual([200, 404])
    const files = createUploadFiles(engine.dataDir)
    const records = await recordContextOf(hub)
    const deleted = Date.parse((await hub.as(ADMIN, { url: '/api/trash?entity=vehicles' })).json().records[0].at)
    const inDays = (days: number) => ({ ...records, clock: () => new Date(deleted + days * 24 * 3600_000 + 60_000) })
    await emptyTrash(inDays(29), files)
    expect(await statuses()).toEqual([200, 200])
    await emptyTrash({ ...inDays(29), trashDays: 28 }, files)
    expect(await statuses()).toEqual([404, 200])
    await expect(readFile(files.pathOf(own))).rejects.toThrow('ENOENT')
    expect((await hub.as(ADMIN, { url: '/api/trash?entity=vehicles' })).json().records).toEqual([])
    expect((await hub.as(ADMIN, { url: `/api/vehicles/${copied}` })).json().gallery).toEqual([shared])
  })

  test('a restored record shows what it showed at its deletion, whoever uploaded it, and no other upload of theirs', async () => {
    const png = await picture().png().toBuffer()
    const [shown, kept] = [(await upload('shown.png', png)).json().id, (await upload('kept.png', png)).json().id]
    const dealerId = subjectOf(await hub.token(DEALER))
    const call = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      (await hub.as(ADMIN, { method, url: `/api/${path}`, ...(payload && { payload }) })).statusCode
    const made = await hub.as(DEALER, { method: 'POST', url: '/api/vehicles', payload: { photo: shown, gallery: [shown], dealerId } })
    const { id } = made.json()
    const deletion = async () => (await hub.as(ADMIN, { url: '/api/trash?entity=vehicles' })).json().records[0].id
    const ways: readonly ((version: number) => Promise<number>)[] = [
      (version) => call('POST', `vehicles/${id}/undo`, { version: version + 1 }),
      (version) => call('POST', `vehicles/${id}/restore`, { version }),
      async () => call('POST', 'trash/restore', { ids: [await deletion()] }),
    ]
    for (const back of ways) {
      const { _version: version } = (await hub.as(ADMIN, { url: `/api/vehicles/${id}` })).json()
      expect(await call('DELETE', `vehicles/${id}`)).toBe(200)
      expect(await back(version)).toBe(200)
      expect((await hub.as(ADMIN, { url: `/api/vehicles/${id}` })).json()).toMatchObject({ photo: shown, gallery: [shown] })
    }
    expect(await Promise.all([DEALER, ADMIN].map((email) => status(email, `/api/uploads/${shown}`)))).toEqual([200, 200])
    expect(await call('PUT', `vehicles/${id}`, { photo: kept })).toBe(422)
    expect(await status(ADMIN, `/api/uploads/${kept}`)).toBe(404)
  })

  test('a link works without a token, for five minutes and this upload alone', async () => {
    const [one, two] = [(await upload('a.txt', 'one')).json(), (await upload('b.txt', 'two')).json()]
    expect((await hub.as(DEALER2, { method: 'POST', url: `/api/uploads/${one.id}/link` })).statusCode).toBe(404)
    const { url } = (await hub.as(DEALER, { method: 'POST', url: `/api/uploads/${one.id}/link` })).json()
    expect((await hub.as(undefined, { url })).body).toBe('one')
    expect(await status(undefined, url.replace(one.id, two.id))).toBe(401)
    expect(await status(undefined, `${url}x`)).toBe(401)
    now = new Date(now.getTime() + 5 * 60_000)
    expect(await status(undefined, url)).toBe(401)
    now = new Date()
  })
})
