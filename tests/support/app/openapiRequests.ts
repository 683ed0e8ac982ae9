import fc from 'fast-check'
import type { OpenapiDocument, Operation, Schema } from './openapiDocument.ts'

/** A request, hostile or not. `url` is as in the request line. */
export interface Sent {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string
}

type Values = Readonly<Record<string, unknown>>

/** Existing records by entity; requests are built from them, so that they pass validation. */
export type Pool = ReadonlyMap<string, readonly Values[]>

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values that break servers: wrong types, zero bytes, lone surrogates, inherited property names, out-of-range numbers and dates, long texts. */
const HOSTILE: readonly unknown[] = [
  ...[null, true, [], {}, [[]], [null], { a: { b: [] } }],
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\u202e', '%', "'; --", '%{x}', '../../etc/passwd', 'x'.repeat(5000)],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'NaN', 'null', '-0', '1e400', '0.005', '9'.repeat(40), '-1', '٣'],
  ...[
    '275760-09-13T00:00:00.001Z',
    '+275760-09-13T00:00:00.000Z',
    '0000-00-00',
    '-000001-01-01',
    '9999-12-31T23:59:60Z',
    '10000-01-01',
    '24:00',
    '2024-02-30',
  ],
  ...[-1, 0, 0.1, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, 1e21],
]

const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-01-31', '2028-02-29', '0001-01-01', '9999-12-31'],
  'date-time': ['2026-01-31T10:00:00.000Z', '2999-12-31T23:59:59.999Z', '2026-01-31T10:00:00+02:00'],
  time: ['10:00', '23:59:59'],
  money: ['0.00', '10.00', '9999999999999999.99', '-5.00'],
  decimal: ['1', '2.5000', '0'],
  percent: ['0', '20', '100', '100.01'],
  email: ['ada@example.com', 'Ada@Example.COM'],
  phone: ['+442079460958', '+905321234567'],
  uri: ['https://www.copart.com/lot/55556666', 'https://example.com/a?b=c'],
  iban: ['GB82WEST12345698765432', 'TR330006100519786457841326'],
  vin: ['1HGCM82633A004352'],
}

const texts = (values: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

const hostile = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...HOSTILE) }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) })

/** One in this many values is hostile. */
const mostly = (one: number, arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: one - 1, arbitrary }, { weight: 1, arbitrary: hostile })

const typesOf = ({ type }: Schema): readonly unknown[] => [type].flat()

const referenced = ({ description }: Schema): string | undefined => /\bId of (\w+)\./.exec(String(description ?? ''))?.[1]

export class RequestMaker {
  readonly #document: OpenapiDocument
  readonly #pool: Pool

  constructor(document: OpenapiDocument, pool: Pool) {
    this.#document = document
    this.#pool = pool
  }

  #ids(entity: string | undefined): readonly string[] {
    return entity === undefined ? [] : (this.#pool.get(entity) ?? []).map(({ id }) => String(id))
  }

  #text(schema: Schema): fc.Arbitrary<unknown> {
    const ids = this.#ids(referenced(schema))
    if (ids.length > 0) return fc.constantFrom(...ids)
    const samples = SAMPLES[String(schema.format)]
    if (samples) return fc.constantFrom(...samples)
    return fc.string({ minLength: 1, maxLength: Math.min(12, Number(schema.maxLength ?? 12)), unit: 'grapheme-ascii' })
  }

  /** Values that a schema accepts, in simple cases. */
  #valid(given: unknown, depth: number): fc.Arbitrary<unknown> {
    const schema = this.#document.resolve(given)
    if (Array.isArray(schema.enum) && schema.enum.length > 0) return fc.constantFrom(...schema.enum)
    const types = typesOf(schema)
    if (types.includes('array'))
      return fc.array(depth > 3 ? fc.constant('x') : mostly(8, this.#valid(schema.items, depth + 1)), { maxLength: 3 })
    if (types.includes('object') || isObject(schema.properties)) return this.object(schema, depth)
    if (types.includes('boolean')) return fc.boolean()
    if (types.includes('integer')) return fc.integer({ min: Number(schema.minimum ?? -2), max: Number(schema.maximum ?? 1000) })
    if (types.includes('number')) return fc.double({ noNaN: true })
    if (types.includes('string')) return this.#text(schema)
    return fc.jsonValue({ maxDepth: 2 })
  }

  /** Some of an object's members, one in eight hostile. */
  object(schema: Schema, depth = 0): fc.Arbitrary<Values> {
    const properties = isObject(schema.properties) ? schema.properties : {}
    const required = Array.isArray(schema.required) ? schema.required.map(String) : []
    const members = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, mostly(8, this.#valid(one, depth + 1))]))
    return fc.record(members, { requiredKeys: required.filter((name) => Object.hasOwn(members, name)) })
  }

  /** An existing record with some changed members. */
  #mutated(entity: string, schema: Schema): fc.Arbitrary<Values> {
    const records = this.#pool.get(entity) ?? []
    if (records.length === 0) return this.object(schema)
    const few = this.object(schema).map((made) => Object.fromEntries(Object.entries(made).slice(0, 3)))
    const shuffled = fc.tuple(this.object(schema), fc.nat()).map(([made, start]) => {
      const entries = Object.entries(made)
      const at = entries.length === 0 ? 0 : start % entries.length
      return Object.fromEntries(entries.slice(at, at + 2))
    })
    return fc.tuple(fc.constantFrom(...records), fc.oneof(few, shuffled)).map(([record, changes]) => ({ ...record, ...changes }))
  }

  #json(operation: Operation, schema: Schema): fc.Arbitrary<string> {
    const entity = operation.path.split('/')[2] ?? ''
    const resolved = this.#document.resolve(schema)
    const values = fc.oneof(
      { weight: 4, arbitrary: this.#mutated(entity, resolved) },
      { weight: 4, arbitrary: this.object(resolved) },
      { weight: 1, arbitrary: hostile },
    )
    const raw = fc.constantFrom(
      '',
      '{',
      '[]',
      '"x"',
      'null',
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{}}}',
      '\ufeff{}',
      `${'['.repeat(40)}${']'.repeat(40)}`,
    )
    return fc.oneof({ weight: 9, arbitrary: values.map((value) => JSON.stringify(value) ?? '') }, { weight: 1, arbitrary: raw })
  }

  #path(operation: Operation): fc.Arbitrary<string> {
    const entity = operation.path.split('/')[2]
    const ids = this.#ids(entity)
    const pieces = operation.path.split(/\{\w+\}/)
    const odd = fc.constantFrom(
      'none',
      '%00',
      'a%00b',
      '%ED%A0%80',
      '%zz',
      '..%2f..%2fetc%2fpasswd',
      '__proto__',
      "'",
      '%F0%9F%9A%97',
      // These lead to another address, or to none, which beside a second parameter may not have the method.
      ...(pieces.length === 2 ? ['x'.repeat(300), '%2e%2e'] : []),
    )
    const part =
      ids.length === 0
        ? odd
        : fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids.map(encodeURIComponent)) }, { weight: 1, arbitrary: odd })
    return fc
      .tuple(...pieces.slice(1).map(() => part))
      .map((values) => pieces.map((piece, index) => `${piece}${values[index] ?? ''}`).join(''))
  }

  #filter(operation: Operation): fc.Arbitrary<string> {
    const [record = {}] = this.#pool.get(operation.path.split('/')[2] ?? '') ?? []
    const names = [...Object.keys(record), 'q', 'lines.quantity', 'nothing', '__proto__', "id' or 1=1 --"]
    const key = fc
      .tuple(
        fc.constantFrom(...names),
        fc.constantFrom('', '_gte', '_lte', '_gt', '_neq', '_in', '_nin', '_contains', '_null', '_includes', '_ilike'),
      )
      .map(([name, operator]) => `${name}${operator}`)
    const value = fc.oneof(hostile, fc.constantFrom(...Object.values(record), '2026-01-01', '5'), fc.array(hostile, { maxLength: 3 }))
    return fc.dictionary(key, value, { maxKeys: 2 }).map((filter) => JSON.stringify(filter))
  }

  #query(operation: Operation): fc.Arbitrary<string> {
    const special: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
      filter: this.#filter(operation),
      sort: fc.constantFrom(
        '["id","ASC"]',
        '["createdAt","desc"]',
        '["_version","ASC"]',
        '["constructor","ASC"]',
        '["id; drop table users","ASC"]',
        '[["id"]]',
        '{}',
      ),
      range: fc.constantFrom(
        '[0,9]',
        '[0,0]',
        '[5,4]',
        '[9007199254740991,9007199254740992]',
        '[9007199254740000,9007199254740001]',
        '[-1,5]',
        '[0.5,3]',
        '["0","3"]',
      ),
    }
    const known = operation.parameters.filter(({ in: place }) => place === 'query')
    const members = known.map(({ name, schema }) =>
      mostly(5, special[name] ?? this.#valid(schema, 1)).map((value) => [name, value] as const),
    )
    const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
    return fc.tuple(fc.tuple(...members), fc.nat({ max: 9 })).map(([pairs, dice]) => {
      const chosen = pairs
        .filter((_, index) => (dice + index) % 3 > 0)
        .map(([name, value]) => `${name}=${encodeURIComponent(text(value).toWellFormed())}`)
      const odd = dice === 0 ? ['filter=%00', 'filter[a]=1', '%zz=1'] : []
      return [...chosen, ...odd].join('&')
    })
  }

  #headers(operation: Operation): fc.Arbitrary<Readonly<Record<string, string>>> {
    const odd: Readonly<Record<string, fc.Arbitrary<string>>> = {
      'if-match': fc.constantFrom('"1"', 'W/"1"', '*', '"99999999999999999999"', '""', 'x', '"1", "2"'),
      'idempotency-key': fc.constantFrom('a', '', 'x'.repeat(300), '\u00e9\u00ff', '{"a":1}'),
      'x-confirm': fc.constantFrom('negativeStock', '__proto__', 'x'.repeat(5000), ','),
      'x-firm': fc.constantFrom('none', '', 'x'.repeat(300), "'", ...this.#ids('firms')),
      'accept-language': fc.constantFrom('ar', 'tr;q=0', '*', 'en;q=x', ','.repeat(2000), 'xx-__proto__'),
      'x-http-method-override': fc.constant('DELETE'),
      range: fc.constantFrom('bytes=0-1', 'bytes=-', 'items=5'),
      cookie: fc.constantFrom('hubDevice=a~b~1~c', 'hubSignIn=x', ';;=', '__proto__=1'),
      origin: fc.constant('https://elsewhere.example'),
      accept: fc.constantFrom('text/html', 'x/y', ''),
      'if-none-match': fc.constantFrom('*', '"x"'),
    }
    const wanted = operation.parameters.filter(({ in: place }) => place === 'header').map(({ name }) => name.toLowerCase())
    const optional = fc.record(odd, { requiredKeys: [] })
    const key: fc.Arbitrary<Readonly<Record<string, string>>> = wanted.includes('idempotency-key')
      ? fc.uuid().map((id) => ({ 'idempotency-key': id }))
      : fc.constant({})
    return fc
      .tuple(key, fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: optional }))
      .map(([one, other]) => texts({ ...one, ...other }))
  }

  /** Bodies with their media type. */
  #body(operation: Operation): fc.Arbitrary<{ readonly type?: string; readonly payload?: string }> {
    const [[type, schema] = []] = Object.entries(operation.body)
    const others = fc.constantFrom(
      {},
      { type: 'text/plain', payload: 'x' },
      { type: 'text/plain', payload: '' },
      { type: 'application/x-www-form-urlencoded', payload: 'a=1' },
      { type: 'application/json; charset=utf-16', payload: '{}' },
      { type: 'application/xml', payload: '<a/>' },
      { type: 'multipart/form-data; boundary=b', payload: '--b--\r\n' },
      { type: 'x', payload: '{}' },
    )
    if (type === undefined || schema === undefined) return operation.method === 'GET' ? fc.constant({}) : fc.oneof(fc.constant({}), others)
    if (type === 'multipart/form-data') return fc.oneof({ weight: 4, arbitrary: this.#file(operation) }, { weight: 1, arbitrary: others })
    return fc.oneof(
      { weight: 12, arbitrary: this.#json(operation, schema).map((payload) => ({ type, payload })) },
      { weight: 1, arbitrary: others },
    )
  }

  #file(operation: Operation): fc.Arbitrary<{ readonly type: string; readonly payload: string }> {
    const [record = {}] = this.#pool.get(operation.path.split('/')[2] ?? '') ?? []
    const names = Object.keys(record).slice(0, 6)
    const cell = mostly(3, fc.constantFrom(...Object.values(record).map(String), 'x')).map((value) =>
      String(JSON.stringify(value)).slice(0, 300),
    )
    const csv = fc
      .array(fc.tuple(...names.map(() => cell)), { maxLength: 3 })
      .map((rows) => [names.join(','), ...rows.map((row) => row.join(','))].join('\n'))
    const content = fc.oneof(csv, fc.constantFrom('', '\u0000', 'PK\u0003\u0004', '[{"a":1}]', '{"id":', 'a,a\n1,2', ',,,\n', '\ufeffid\n'))
    const name = fc.constantFrom('file.csv', 'file.xlsx', 'file.json', '../../x.csv', '', '\u0000', 'x'.repeat(400))
    return fc.tuple(name, content).map(([filename, text]) => ({
      type: 'multipart/form-data; boundary=hub',
      payload: `--hub\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n\r\n${text}\r\n--hub--\r\n`,
    }))
  }

  /** Requests for an operation: mostly as documented, partly hostile. */
  requests(operation: Operation): fc.Arbitrary<Sent> {
    return fc
      .tuple(this.#path(operation), this.#query(operation), this.#headers(operation), this.#body(operation))
      .map(([path, query, headers, { type, payload }]) => ({
        url: query === '' ? path : `${path}?${query}`,
        headers: { ...headers, ...(type === undefined ? {} : { 'content-type': type }) },
        ...(payload === undefined ? {} : { payload }),
      }))
  }
}
