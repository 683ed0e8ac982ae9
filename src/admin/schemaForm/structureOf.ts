import { ADDITIONAL_PROPERTY_FLAG, type RJSFSchema } from '@rjsf/utils'
import type { ApplicableSchema, EvaluationContext } from '../../model/evaluate/applicableSchemas.ts'
import { itemSchema } from '../../model/evaluate/isValid.ts'
import { isItems, isMembers, typesOf } from '../../model/evaluate/kinds.ts'
import { optionsIn, outlineOf, schemasOf } from '../../model/evaluate/outline.ts'
import type { Schema } from '../../model/evaluate/schemaDocument.ts'
import { seedOf } from '../../model/evaluate/seed.ts'
import { humanize } from '../../model/naming.ts'
import { part, rjsf } from './parts.ts'

const isSome = <V>(value: V | undefined): value is V => value !== undefined

/** Schemas of additional members; undefined if there may be none. */
const othersOf = (parts: readonly ApplicableSchema[]): readonly Schema[] | undefined => {
  const given = parts.flatMap(({ schema }) => [schema.additionalProperties, schema.unevaluatedProperties].filter(isSome))
  const patterned = parts.flatMap(({ schema }) => Object.values(schema.patternProperties ?? {}))
  if (given.includes(false)) return patterned.length > 0 ? patterned.slice(0, 1) : undefined
  if (given.length > 0 || patterned.length > 0) return [...given, ...patterned].slice(0, 1)
  const isOpen = parts.every(({ schema }) => schema.properties === undefined)
  return isOpen ? [true] : undefined
}

const objectView = (
  schemas: readonly Schema[],
  parts: readonly ApplicableSchema[],
  value: unknown,
  reading: EvaluationContext,
): RJSFSchema => {
  const members = isMembers(value) ? value : {}
  const { shown, required, hidden } = outlineOf(schemas, members, reading)
  const extra = Object.keys(members).filter((name) => !shown.has(name) && !hidden.has(name))
  const others = othersOf(parts)
  const properties = [
    ...[...shown].map(([name, own]) => [name, part(own, humanize(name))] as const),
    ...extra.map((name) => [name, part(schemasOf(name, parts), undefined, { [ADDITIONAL_PROPERTY_FLAG]: true })] as const),
  ]
  const seed = others && seedOf(others, reading)
  return rjsf({
    type: 'object',
    properties: Object.fromEntries(properties),
    required: [...required],
    additionalProperties: others ? part(others, undefined, { type: typesOf(seed ?? '')[0], default: seed ?? '' }) : false,
  })
}

const listView = (parts: readonly ApplicableSchema[], value: unknown, reading: EvaluationContext): RJSFSchema => {
  const own = parts.map(({ schema }) => schema)
  const at = (position: number): readonly Schema[] => own.flatMap((schema) => itemSchema(schema, position) ?? [])
  const fixed = Math.max(0, ...own.map(({ prefixItems = [] }) => prefixItems.length))
  const rest = at(Math.max(fixed, Number.MAX_SAFE_INTEGER))
  const item = (schemas: readonly Schema[]): RJSFSchema => {
    const seed = seedOf(schemas, reading)
    return part(schemas, undefined, seed === undefined ? {} : { default: seed })
  }
  if (fixed === 0) return { type: 'array', items: item(rest) }
  const further =
    rest.includes(false) || (rest.length === 0 && (!isItems(value) || value.length <= fixed)) ? {} : { additionalItems: item(rest) }
  return { type: 'array', items: Array.from({ length: fixed }, (_, position) => item(at(position))), ...further }
}

const multiple = (parts: readonly ApplicableSchema[], reading: EvaluationContext): RJSFSchema | undefined => {
  if (!parts.some(({ schema }) => schema.uniqueItems === true)) return undefined
  const items = parts.flatMap(({ schema }) => schema.items ?? [])
  const options = optionsIn(items, undefined, reading)
  return options && rjsf({ type: 'array', uniqueItems: true, items: { enum: [...options], type: typesOf(options[0])[0] } })
}

/** The schema that RJSF renders for a value of one type: members, items, or one input. */
export const structureOf = (
  schemas: readonly Schema[],
  parts: readonly ApplicableSchema[],
  type: string | undefined,
  value: unknown,
  reading: EvaluationContext,
): RJSFSchema => {
  if (type === 'object') return objectView(schemas, parts, value, reading)
  if (type === 'array') return multiple(parts, reading) ?? listView(parts, value, reading)
  return rjsf({ type: type ?? 'string' })
}
