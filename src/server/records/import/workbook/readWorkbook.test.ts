import JSZip from 'jszip'
import { expect, test } from 'vitest'
import { parsedSheet } from '../../../../../tests/support/app/sheets.ts'

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface Parts {
  /** Inside `sheetData`. */
  readonly rows: string
  readonly strings?: string
  /** Inside `styleSheet`. */
  readonly styles?: string
  /** Before `sheets`. */
  readonly properties?: string
  readonly doctype?: string
}

/** A workbook as another program writes it: absolute and relative targets, a chart before the sheet, and a prefix for its elements. */
async function workbook({ rows, strings = '', styles = '', properties = '', doctype = '' }: Parts): Promise<Uint8Array> {
  const relations = (...list: readonly (readonly [id: string, type: string, target: string])[]) =>
    `<Relationships>${list.map(([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`).join('')}</Relationships>`
  const zip = new JSZip()
  zip.file('_rels/.rels', relations(['a', 'officeDocument', 'xl/book.xml']))
  const parts = [
    ['r1', 'chartsheet', 'charts/chart.xml'],
    ['r2', 'worksheet', '/xl/sheets/first.xml'],
    ['r3', 'worksheet', 'sheets/second.xml'],
    ['r4', 'sharedStrings', 'texts.xml'],
    ['r5', 'styles', '../xl/styles.xml'],
  ] as const
  zip.file('xl/_rels/book.xml.rels', relations(...parts))
  zip.file(
    'xl/book.xml',
    `<workbook xmlns:q="${RELATIONS}">${properties}<sheets><sheet name="c" q:id="r1"/><sheet name="a" q:id="r2"/><sheet name="b" q:id="r3"/></sheets></workbook>`,
  )
  zip.file('xl/texts.xml', `<sst>${strings}</sst>`)
  zip.file('xl/styles.xml', `<styleSheet>${styles}</styleSheet>`)
  zip.file('xl/sheets/first.xml', `${doctype}<x:worksheet xmlns:x="x"><x:sheetData>${rows}</x:sheetData></x:worksheet>`)
  zip.file('xl/sheets/second.xml', '<worksheet/>')
  return zip.generateAsync({ type: 'uint8array' })
}

const row = (cells: string, at = '') => `<x:row${at}>${cells}</x:row>`
const text = (value: string, at = '') => `<x:c t="str"${at}><x:v>${value}</x:v></x:c>`
const HEAD = row(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => text(name)).join(''))

const rowsOf = async (parts: Parts) => parsedSheet(await workbook({ ...parts, rows: HEAD + parts.rows }))

test('cells have their values by the kinds in which they are stored, those of formulas their results', async () => {
  const cells = [
    '<x:c><x:f>"x"</x:f><x:v>1.5</x:v></x:c>',
    '<x:c t="b"><x:v>1</x:v></x:c>',
    '<x:c t="b"><x:v>0</x:v></x:c>',
    '<x:c t="e"><x:v>#N/A</x:v></x:c>',
    '<x:c t="d"><x:v>2026-05-01</x:v></x:c>',
    '<x:c t="n"><x:v>many</x:v></x:c>',
  ]
  expect(await rowsOf({ rows: row(cells.join('')) })).toMatchObject({ rows: [[1.5, true, false, null, '2026-05-01', 'many']] })
})

test('texts are those of all their parts, without phonetic guides, whether they are shared or in the cell', async () => {
  const strings = '<si><t>one</t></si><si><r><t>東</t></r><r><t xml:space="preserve"> 京</t></r><rPh><t>トウ</t></rPh></si><si><t/></si>'
  const shared = [0, 1, 2, 7].map((at) => `<x:c t="s"><x:v>${at}</x:v></x:c>`).join('')
  const inline = '<x:c t="inlineStr"><x:is><x:t>a&lt;</x:t><x:rPh><x:t>b</x:t></x:rPh><x:r><x:t><![CDATA[&lt;]]></x:t></x:r></x:is></x:c>'
  expect(await rowsOf({ strings, rows: row(`${shared}${inline}${text('end')}`) })).toMatchObject({
    rows: [['one', '東 京', null, null, 'a<&lt;', 'end']],
  })
})

test('cells and rows stand where their addresses say, else after those before them; cells without a value do not count', async () => {
  const cells = `${text('x', ' r="B7"')}${text('y')}<x:c r="AA7" s="1"/>`
  const answer = await rowsOf({ rows: `${row(cells, ' r="7"')}${row('<x:c/>')}${row(text('z'))}` })
  expect(answer).toMatchObject({ columns: ['a', 'b', 'c', 'd', 'e', 'f'], heading: 1, rows: [[null, 'x', 'y'], ['z']] })
})

const STYLES = [
  '<numFmts><numFmt numFmtId="170" formatCode="[$-41F]d\\ mmm"/><numFmt numFmtId="171" formatCode="0.00 &quot;days&quot;"/>',
  '<numFmt numFmtId="172" formatCode="[Red]0\\d"/><numFmt numFmtId="173" formatCode="[h]:mm"/></numFmts>',
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>',
  `<cellXfs>${[0, 14, 170, 171, 172, 173].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`,
].join('')

const styled = (value: number) => row([0, 1, 2, 3, 4, 5].map((style) => `<x:c s="${style}"><x:v>${value}</x:v></x:c>`).join(''))

test('numbers are days or times where their formats are such', async () => {
  expect(await rowsOf({ styles: STYLES, rows: styled(46_143.5) })).toMatchObject({
    rows: [[46_143.5, '2026-05-01T12:00:00', '2026-05-01T12:00:00', 46_143.5, 46_143.5, '2026-05-01T12:00:00']],
  })
})

test('workbooks of old Macs count their days from 1904', async () => {
  expect(await rowsOf({ styles: STYLES, rows: styled(44_681), properties: '<workbookPr date1904="1"/>' })).toMatchObject({
    rows: [[44_681, '2026-05-01', '2026-05-01', 44_681, 44_681, '2026-05-01']],
  })
})

test.each([
  ['a document type', { rows: '', doctype: '<!DOCTYPE x [<!ENTITY a "b">]>' }, 'importFormat'],
  ['an entity that nothing declares', { rows: row(text('&a;')) }, 'importFormat'],
  ['a column behind the last one', { rows: row(text('x', ' r="ZZZ2"')) }, 'importFormat'],
  ['a row without a number', { rows: row(text('x'), ' r="one"') }, 'importFormat'],
  ['XML that ends too early', { rows: '<x:row>' }, 'importFormat'],
  ['only empty rows', { rows: row('<x:c/>') }, 'importEmpty'],
] as const)('a workbook with %s is refused', async (_title, parts, refused) => {
  expect(await rowsOf(parts)).toEqual({ refused })
})
