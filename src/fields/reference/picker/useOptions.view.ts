import { useMemo } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedEntity, ResolvedField, ResolvedReference } from '../../../model/resolvedEntity.ts'
import { useStateText } from '../../labels.view.tsx'
import { recordText } from '../../recordText.view.ts'
import type { Problem } from '../../shared/inputs/pendingInputs.view.ts'
import { useForeignTenant, useReferenceFilter } from '../../shared/inputs/referenceFilter.view.tsx'
import { bestOf, CREATE, type PickerOption } from './pickerOption.view.ts'
import { MATCH, matchOf } from './rankChoices.ts'
import { useAnswer } from './useAnswer.view.ts'

type Values = Readonly<Record<string, Json>>

/** Condition of a reference on a boolean field of its target: `{ blocked: false }`. */
interface Demand {
  readonly field: ResolvedField
  readonly value: boolean
}

/** Boolean conditions: records that fail one are listed with the reason. */
const demandsOf = ({ filter }: ResolvedReference, { fieldsByName }: ResolvedEntity): readonly Demand[] =>
  Object.entries(filter).flatMap(([name, value]) => {
    const field = fieldsByName[name]
    return field && typeof value === 'boolean' ? [{ field, value }] : []
  })

/** The other conditions: records that fail one are not listed. */
const withoutDemands = (filter: Values, demands: readonly Demand[]): Values =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !demands.some(({ field }) => field.name === name)))

/** The first condition that the record fails. */
const failedDemand = (record: Values, demands: readonly Demand[]): Demand | undefined =>
  demands.find(({ field, value }) => (record[field.name] ?? false) !== value)

/** Marks the options of an earlier query. */
const OLDER = '\u200b'

interface Question {
  readonly reference: ResolvedReference
  readonly target: ResolvedEntity
  readonly creates: boolean
  /** Ids that are already chosen. */
  readonly chosen: readonly unknown[]
  /** The typed text, trimmed. */
  readonly text: string
  readonly open: boolean
}

export interface Options {
  readonly options: readonly PickerOption[]
  /** Whether `options` belong to the current text. */
  readonly answered: boolean
  readonly failed: boolean
  /** Text of a failed request. */
  readonly failure: string
  /** The option that blur takes. */
  readonly best: PickerOption | undefined
  /** Why no option matches the typed text. */
  readonly problemOf: () => Problem
}

/** Why a record can't be chosen. */
const useReason = (target: ResolvedEntity, demands: readonly Demand[]) => {
  const stateText = useStateText()
  return (record: RaRecord): Pick<PickerOption, 'reason'> => {
    const failing = failedDemand(record, demands)
    return failing ? { reason: stateText(target.id, failing.field, !failing.value) } : {}
  }
}

const useFailure = ({ id }: ResolvedEntity): string => {
  const own = `errors.${id}.loadFailed`
  return useTranslate()(own, { _: '' }) === '' ? 'app.list.loadFailed' : own
}

const problemWith = (text: string, first: PickerOption | undefined): Problem =>
  first?.reason === undefined
    ? { message: 'app.form.noMatch', args: { value: text } }
    : { message: 'app.form.notChoosable', args: { value: first.text, reason: first.reason } }

/** Options of a picker for a text. */
export const useOptions = ({ reference, target, creates, chosen, text, open }: Question): Options => {
  const translate = useTranslate()
  const failure = useFailure(target)
  const demands = useMemo(() => demandsOf(reference, target), [reference, target])
  const reasonOf = useReason(target, demands)
  const filter = withoutDemands(useReferenceFilter(reference, target), demands)
  const tenantOf = useForeignTenant(target)
  const { records, answered, failed } = useAnswer({ target, filter, text, enabled: open || text !== '' })
  const optionOf = (record: RaRecord): PickerOption => {
    const label = recordText(target, record)
    return {
      id: String(record.id),
      text: label,
      label: answered ? label : OLDER + label,
      record,
      tenant: tenantOf(record),
      ...reasonOf(record),
    }
  }
  const found = records.filter(({ id }) => !chosen.includes(id)).map(optionOf)
  const createLabel = text === '' ? translate('app.form.createNewRecord') : translate('app.form.createNew', { value: text })
  const options = creates && answered ? [...found, { id: CREATE, text: createLabel, label: createLabel }] : found
  const isExact = ({ record }: PickerOption) => record !== undefined && matchOf(target, record, text) === MATCH.exact
  const best = answered && text !== '' ? bestOf(options, isExact) : undefined
  const problemOf = () => (failed ? { message: failure, args: {} } : problemWith(text, found[0]))
  return { options, answered, failed, failure, best, problemOf }
}
