import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import { orderedColumns } from '../table/columns.ts'

/** The fields of a card besides the record's name. */
export interface CardFields {
  /** In the order of the list; the card shows the first ones with a value. */
  readonly facts: readonly ResolvedField[]
  readonly state: ResolvedField | undefined
  readonly amount: ResolvedField | undefined
  /** Whether the user has chosen the fields: then a card shows all of them, with their labels. */
  readonly chosen?: true
}

/** Whether a card shows the value: neither empty nor "no". */
export const hasValue = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0)

const isState = ({ options, type, schema }: ResolvedField): boolean =>
  (options !== undefined && type.storage !== 'values') || (type.flag === true && schema.tones !== undefined)

/** The first choice with tones, else the first choice. */
const stateOf = (fields: readonly ResolvedField[]): ResolvedField | undefined =>
  fields.find((field) => isState(field) && field.schema.tones !== undefined) ?? fields.find(isState)

/** Whether values are understandable without a label: not booleans, numbers of rows, files. */
const isPlain = ({ rows, type }: ResolvedField): boolean => !type.flag && rows === undefined && type.storage !== 'values'

type ViewOf = (field: ResolvedField) => { readonly numeric?: boolean; readonly fit?: boolean; readonly selfExplaining?: true }

/** First column, if it is a reference and the table doesn't show the record's name: the name contains it, so a card would show it twice. */
const namedAfter = (entity: ResolvedEntity, inTitle: ReadonlySet<string>): string | undefined => {
  const [first = ''] = entity.columns
  return entity.fieldsByName[first]?.reference && !entity.columns.some((name) => inTitle.has(name)) ? first : undefined
}

export const fieldsInTitle = ({ recordLabel }: Pick<ResolvedEntity, 'recordLabel'>): ReadonlySet<string> =>
  new Set(recordLabel.flatMap((part) => ('field' in part ? [part.field] : [])))

/** Facts that a card has space for where nobody has chosen any. */
const SHOWN_FACTS = 2

/** The first facts with a value: the tenant, if the list shows it, and at most `most` others. */
export const firstFacts = (
  { facts }: CardFields,
  { tenant }: Pick<ResolvedEntity, 'tenant'>,
  isKnown: (field: ResolvedField) => boolean,
  most: number,
): readonly ResolvedField[] => {
  const known = facts.filter(isKnown)
  return known.slice(0, most + Number(known[0]?.name === tenant?.field))
}

/** Names of the fields that most cards show where nobody has chosen any. */
export const usualNames = ({ facts, state, amount }: CardFields): readonly string[] =>
  [...facts.slice(0, SHOWN_FACTS), state, amount].flatMap((field) => field?.name ?? [])

/** Chosen fields, in their order; a state is beside the name. */
export const chosenCardFields = (fields: readonly ResolvedField[]): CardFields => {
  const state = stateOf(fields)
  return { facts: fields.filter((field) => field !== state), state, amount: undefined, chosen: true }
}

/** Chooses a card's fields: the tenant first, then texts and references before values of a fixed format, such as times; among these by `keep`. */
export const cardFields = (entity: ResolvedEntity, readable: readonly ResolvedField[], viewOf: ViewOf): CardFields => {
  const inTitle = fieldsInTitle(entity)
  const named = namedAfter(entity, inTitle)
  const shown = orderedColumns(entity, readable).filter(({ name }) => entity.columns.includes(name) && !inTitle.has(name) && name !== named)
  const state = stateOf(shown)
  const facts = shown.filter((field) => field !== state && isPlain(field) && viewOf(field).numeric !== true)
  /** Whether a number is understandable without a label: an amount, one with a unit, or the one with the highest `keep`. */
  const isUnderstood = (field: ResolvedField) =>
    viewOf(field).selfExplaining === true || field.schema.unit !== undefined || field.schema.keep === true
  const rank = (field: ResolvedField) =>
    field.name === entity.tenant?.field ? -1 : 2 * Number(viewOf(field).fit === true) + Number(field.schema.keep !== true)
  return {
    state,
    amount: shown.find((field) => viewOf(field).numeric && isUnderstood(field)),
    facts: facts.sort((one, other) => rank(one) - rank(other)),
  }
}
