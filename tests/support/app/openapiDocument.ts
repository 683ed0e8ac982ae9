import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

export type Schema = Readonly<Record<string, unknown>>

/** One documented call. */
export interface Operation {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path in the document: `/api/customers/{id}`. */
  readonly path: string
  readonly isPublic: boolean
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[]
  /** Media type of the body → its schema. */
  readonly body: Readonly<Record<string, Schema>>
  readonly responses: Schema
  /** JSON pointer of its responses. */
  readonly pointer: string
}

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value)
const asObject = (value: unknown): Schema => (isObject(value) ? value : {})
const METHODS = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const
const isMethod = (name: string): name is keyof typeof METHODS => Object.hasOwn(METHODS, name)

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** The published description of the API, for tests. */
export class OpenapiDocument {
  readonly #document: Schema
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false, logger: false })
  readonly #validators = new Map<string, ValidateFunction | undefined>()

  constructor(document: Schema) {
    this.#document = document
    this.#ajv.addSchema({ ...document, $id: 'openapi' })
  }

  /** Resolves a reference; returns other values unchanged. */
  resolve(value: unknown): Schema {
    const schema = asObject(value)
    if (typeof schema.$ref !== 'string') return schema
    const parts = schema.$ref.slice(2).split('/')
    return this.resolve(
      parts.reduce<unknown>((inner, part) => asObject(inner)[part.replaceAll('~1', '/').replaceAll('~0', '~')], this.#document),
    )
  }

  #parameters(list: unknown): Operation['parameters'] {
    return (Array.isArray(list) ? list : []).map((one) => {
      const { name, in: place, schema } = this.resolve(one)
      return { name: String(name), in: String(place), schema: this.resolve(schema) }
    })
  }

  #operation(path: string, method: keyof typeof METHODS, shared: Schema, described: Schema): Operation {
    const { content } = this.resolve(described.requestBody)
    return {
      name: `${METHODS[method]} ${path}`,
      method: METHODS[method],
      path,
      isPublic: Array.isArray(described.security) && described.security.length === 0,
      parameters: [...this.#parameters(shared.parameters), ...this.#parameters(described.parameters)],
      body: Object.fromEntries(Object.entries(asObject(content)).map(([type, media]) => [type, asObject(asObject(media).schema)])),
      responses: asObject(described.responses),
      pointer: `openapi#/paths/${escaped(path)}/${method}/responses`,
    }
  }

  get operations(): readonly Operation[] {
    return Object.entries(asObject(this.#document.paths)).flatMap(([path, item]) =>
      Object.entries(asObject(item)).flatMap(([method, described]) =>
        isMethod(method) ? [this.#operation(path, method, asObject(item), asObject(described))] : [],
      ),
    )
  }

  /** Difference between an answer and the documentation of its operation; undefined if there is none. */
  mistake({ responses, pointer }: Operation, status: number, contentType: string, body: () => unknown): string | undefined {
    const documented = responses[status]
    if (documented === undefined) return `status ${status} is not documented`
    const { content } = this.resolve(documented)
    const types = Object.keys(asObject(content))
    if (types.length === 0) return undefined
    const type = contentType.split(';', 1)[0] ?? ''
    if (!types.includes(type) && !types.includes('*/*')) return `${type || 'no content type'} instead of ${types.join(', ')}`
    if (type !== 'application/json') return undefined
    const isShared = isObject(documented) && typeof documented.$ref === 'string'
    const at = `${isShared ? `openapi${String(documented.$ref)}` : `${pointer}/${status}`}/content/application~1json/schema`
    const validate = this.#validator(at)
    if (!validate || validate(body())) return undefined
    return this.#ajv.errorsText(validate.errors)
  }

  #validator(at: string): ValidateFunction | undefined {
    if (!this.#validators.has(at)) this.#validators.set(at, this.#ajv.getSchema(at))
    return this.#validators.get(at)
  }
}
