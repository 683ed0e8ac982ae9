import type { FieldSchema, Json } from '../../../../model/entitySchema.ts'
import { applicableIn } from '../../../../model/evaluate/pruned.ts'
import { schemaDocument } from '../../../../model/evaluate/schemaDocument.ts'
import { nextNumbers, numberedInOrder, rowNumber } from '../../../../model/nextNumbers.ts'
import type { ResolvedEntity, ResolvedField } from '../../../../model/resolvedEntity.ts'
import { applyDefaults } from '../../../../model/validate/applyDefaults.ts'
import { withoutNulls } from '../../../../model/validate/withoutNulls.ts'
import { localDay } from '../../../../model/values/localDay.ts'
import type { Line, Values } from '../core/line.ts'
import { isNothing } from '../core/shownValue.ts'
import type { GridFacts } from './gridStore.ts'

const valuesOf = (lines: readonly Line[]): readonly Values[] => lines.map(({ values }) => values)

const numbersOf = (fields: readonly ResolvedField[], lines: readonly Line[]) => nextNumbers(fields, valuesOf(lines))

const todayIn = (fields: readonly ResolvedField[]): Values =>
  Object.fromEntries(fields.flatMap(({ name, schema }) => (schema.initial === '$today' ? [[name, localDay(new Date())]] : [])))

/** Whether a duplicate of the line must not copy the value. */
const isOwn = ({ readOnly, unique, writeOnly }: ResolvedField): boolean => readOnly || unique || writeOnly

const copied = (fields: readonly ResolvedField[], values: Values, lines: readonly Line[]): Values => {
  const kept = fields
    .filter((field) => !isOwn(field))
    .flatMap(({ name }) => (name in values ? [[name, values[name] ?? null] as const] : []))
  return applyDefaults({ fields }, { ...Object.fromEntries(kept), ...numbersOf(fields, lines) })
}

/** Names of the fields that do not apply to a line, by its values. */
const hiddenBy = ({ schema }: ResolvedField, document: FieldSchema): ((values: Values) => ReadonlySet<string>) => {
  const known = new WeakMap<Values, ReadonlySet<string>>()
  const reading = { document: schemaDocument(document) }
  return (values) => {
    const before = known.get(values)
    if (before) return before
    const { hidden } = applicableIn(schema.items ? [schema.items] : [], withoutNulls(values), reading)
    known.set(values, hidden)
    return hidden
  }
}

const NONE: ReadonlySet<string> = new Set()

/** Whether the user has typed the value: not a line number, a default, or a value of the server. */
const isEntered = ({ readOnly, schema }: ResolvedField, value: Json | undefined): boolean =>
  !readOnly && schema.initial === undefined && !isNothing(value) && value !== schema.default

/** Rules of the schema for lines. `open`: names of the writable fields; `entity`: id of their entity. */
export const gridFacts = (
  field: ResolvedField,
  entity: Pick<ResolvedEntity, 'declared' | 'shape'> | undefined,
  open: ReadonlySet<string>,
): GridFacts => {
  const fields = field.rows ?? []
  const hidden = entity?.shape === undefined ? () => NONE : hiddenBy(field, entity.declared)
  const applies: GridFacts['applies'] = (name, values) => !hidden(values).has(name)
  return {
    blank: (lines) => applyDefaults({ fields }, { ...todayIn(fields), ...numbersOf(fields, lines) }),
    copy: (values, lines) => copied(fields, values, lines),
    inOrder: (lines) => {
      const before = valuesOf(lines)
      const after = numberedInOrder(fields, before)
      return after === before ? lines : lines.map((line, index) => ({ ...line, values: after[index] ?? line.values }))
    },
    numberOf: (values) => rowNumber(fields, values),
    applies,
    entered: (values) => fields.flatMap((one) => (isEntered(one, values[one.name]) ? [one.name] : [])),
    writable: (name, line) => open.has(name) && (line === undefined || applies(name, line.values)),
  }
}
