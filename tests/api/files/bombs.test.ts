import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { childPids } from '../../../src/server/childProcess/lane.ts'
import { ADMIN, createTestApp, type TestApp } from '../../support/app/app.ts'
import { multipart } from '../../support/app/multipart.ts'
import { readSheet } from '../../support/app/sheets.ts'

const MB = 1024 * 1024

const littleEndian = (...parts: readonly (readonly [bytes: 2 | 4, value: number])[]) =>
  Buffer.concat(
    parts.map(([bytes, value]) => {
      const part = Buffer.alloc(bytes)
      part.writeUIntLE(value, 0, bytes)
      return part
    }),
  )

/** A workbook whose part is replaced. */
async function workbook(part: string, replace: (xml: string) => string | Uint8Array): Promise<Uint8Array> {
  const { default: JSZip } = await import('jszip')
  const book = new ExcelJS.Workbook()
  book.addWorksheet('a').addRows([['name'], ['x']])
  const zip = await JSZip.loadAsync(await book.xlsx.writeBuffer())
  zip.file(part, replace((await zip.file(part)?.async('string')) ?? ''))
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE', compressionOptions: { level: 1 } })
}

/** Some kilobytes that unpack to so many megabytes of texts, which begin and end as given. */
const inflated = (megabytes: number, filling: string, [begin, end] = ['', '']): Promise<Uint8Array> =>
  workbook('xl/sharedStrings.xml', () =>
    Buffer.concat([Buffer.from(`<sst>${begin}`), Buffer.alloc(megabytes * MB, filling), Buffer.from(`${end}</sst>`)]),
  )

const longText = (megabytes: number) => inflated(megabytes, 'x', ['<si><t>', '</t></si>'])

const SHARED = '<si><t>x</t></si>'
const manyTexts = () => inflated(SHARED.length * 2, SHARED)

/** A merged range of 17 billion cells. */
const merged = () =>
  workbook('xl/worksheets/sheet1.xml', (xml) =>
    xml.replace('</sheetData>', '</sheetData><mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells>'),
  )

/** JSON rows without common columns. */
const wide = () => JSON.stringify(Array.from({ length: 15_000 }, (_, index) => ({ [`c${index}`]: 1 })))

const CRC = Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  let crc = 0xffffffff
  for (const byte of body) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE((crc ^ 0xffffffff) >>> 0)
  return Buffer.concat([length, body, check])
}

/** A PNG with one bit per pixel: some kilobytes for 268 million pixels. */
function png(edge: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(edge, 0)
  head.writeUInt32BE(edge, 4)
  head[8] = 1
  const rows = deflateSync(Buffer.alloc((edge / 8 + 1) * edge), { level: 1 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', new Uint8Array()),
  ])
}

/** A GIF with a declared size of 65,535 × 65,535 pixels. */
const gif = () =>
  Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([255, 255, 255, 255, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2c, 0, 0, 0, 0]),
    Buffer.from([255, 255, 255, 255, 0, 2, 2, 0x44, 1, 0, 0x3b]),
  ])

/** A lossless WebP with a declared size of 16,384 × 16,384 pixels. */
const webp = () => {
  const image = Buffer.concat([Buffer.from([0x2f, 0xff, 0xff, 0xff, 0x0f]), Buffer.alloc(65)])
  const data = Buffer.concat([Buffer.from('VP8L', 'latin1'), littleEndian([4, image.length]), image])
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), littleEndian([4, data.length + 4]), Buffer.from('WEBP', 'latin1'), data])
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"><rect width="100000" height="100000"/></svg>`

/** The beginning of a TIFF, with a wrong size. */
const tiff = () =>
  Buffer.concat([Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0, 1, 4, 0, 1, 0, 0, 0, 255, 255, 255, 127]), Buffer.alloc(64)])

describe('a file made to unpack into too much', () => {
  let hub: TestApp
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'bombs-'))
    hub = await createTestApp({ dataDir, customers: 1 })
  })
  afterAll(async () => {
    await hub.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const imported = async (name: string, content: string | Uint8Array) =>
    hub.as(ADMIN, { method: 'POST', url: '/api/customers/import', ...(await multipart(name, content)) })
  const uploaded = async (name: string, content: string | Uint8Array) =>
    hub.as(ADMIN, { method: 'POST', url: '/api/uploads', ...(await multipart(name, content)) })

  test.each([
    ['a workbook with one string of 150 MB', 'a.xlsx', () => longText(150), 422, 'importRowTooLong', 4],
    ['JSON of 15,000 rows and as many columns', 'a.json', wide, 422, 'importTooManyColumns', 1_000],
    ['CSV whose row never ends', 'a.csv', () => `code\n"${'x'.repeat(5 * MB)}`, 422, 'importRowTooLong', 4],
  ] as const)('%s is refused with its limit, and others are answered meanwhile', async (_title, name, content, status, code, limit) => {
    const file = await content()
    const reading = imported(name, file)
    const [meanwhile, refused] = await Promise.all([hub.as(ADMIN, { url: '/api/health' }), reading])
    expect(meanwhile.statusCode).toBe(200)
    expect([refused.statusCode, refused.json()]).toMatchObject([status, { code, params: { limit } }])
    expect(refused.json().message).toContain(String(limit))
    expect((await imported('a.csv', 'code\nA')).statusCode).toBe(200)
  })

  test.each([
    ['a PNG of 268 million pixels', 'a.png', () => png(16_384), 'imageTooLarge'],
    ['a GIF of four billion', 'a.gif', gif, 'imageTooLarge'],
    ['a WebP whose header lies', 'a.webp', webp, 'format'],
  ])('%s is refused', async (_title, name, content, keyword) => {
    const refused = await uploaded(name, await content())
    expect([refused.statusCode, refused.json().details.file.keyword]).toEqual([422, keyword])
  })

  test.each([
    ['an SVG', 'a.svg', () => SVG, 'text/plain'],
    ['a TIFF', 'a.tiff', tiff, 'application/octet-stream'],
  ])('%s is never decoded: it is a file like any other', async (_title, name, content, type) => {
    const stored = await uploaded(name, content())
    expect(stored.json()).toMatchObject({ type })
    expect((await hub.as(ADMIN, { url: `/api/uploads/${stored.json().id}` })).headers['content-disposition']).toMatch(/^attachment/)
  })
})

test('reading is given up at its deadline, and when its job is cancelled; the child is gone', async () => {
  const others = new Set(childPids())
  const own = () => childPids().filter((pid) => !others.has(pid))
  const long = await manyTexts()
  await expect(readSheet(long, { deadline: 5 })).rejects.toMatchObject({ status: 422, code: 'importTimeout' })
  const left = new AbortController()
  const reading = readSheet(long, { signal: left.signal })
  setTimeout(() => left.abort(), 20)
  await expect(reading).rejects.toMatchObject({ reason: 'cancelled' })
  await expect.poll(own).toEqual([])
})

test('a workbook is refused as soon as what is read of it is too large, whatever sizes it declares', async () => {
  const limits = { file: 512, workbook: 2 }
  await expect(readSheet(await manyTexts(), { limits })).rejects.toMatchObject({
    status: 413,
    code: 'importTooLarge',
    params: { limit: 2 },
  })
})

test('merged cells have the value of the first one, and cost nothing', async () => {
  expect((await readSheet(await merged())).rows).toEqual([['x']])
})

test('of many files one is read at a time, a few wait, and the rest are refused as busy', async () => {
  const before = childPids().length
  const reading = Promise.allSettled(Array.from({ length: 30 }, () => readSheet(Buffer.from('code\nA'))))
  expect(childPids().length).toBeLessThanOrEqual(before + 1)
  const answers = await reading
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
  expect(answers.at(-1)).toMatchObject({ reason: { status: 503, code: 'busy' } })
})

test.runIf(existsSync('/proc/self/task'))('a child that is killed from outside leaves no zombie, and the next file is read', async () => {
  await readSheet(Buffer.from('code\nA'))
  const pids = childPids()
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  const left = async () => (await readdir('/proc')).filter((name) => pids.includes(Number(name)))
  await expect.poll(left).toEqual([])
  expect((await readSheet(Buffer.from('code\nA'))).rows).toEqual([['A']])
})
