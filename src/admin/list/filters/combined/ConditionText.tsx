import { Box, Stack } from '@mui/material'
import { Fragment, type ReactNode } from 'react'
import { FieldValue } from '../../../../fields/fieldValue.view.tsx'
import type { Json } from '../../../../model/entitySchema.ts'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import type { ConditionPlace } from './conditionFields.ts'
import { type Condition, type ConditionGroup, type ConditionPart, isGroup, takesValue } from './conditionTree.ts'
import { isCounted, periodOf } from './periods.ts'
import { type FieldChoice, nameOf, useConditionFields } from './useConditionFields.ts'
import { useOperatorText } from './useOperatorText.ts'

const Muted = ({ children }: { readonly children: ReactNode }) => (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    {children}
  </Box>
)

const PeriodText = ({ name }: { readonly name: Json }) => {
  const t = useAreaTexts('list')
  const period = periodOf(name)
  if (!period) return <>{String(name)}</>
  const { kind, count } = period
  return <>{isCounted(kind) ? t(`list.filter.counted.${kind}`, { smart_count: count }) : t(`list.filter.periods.${kind}`)}</>
}

const Values = ({ condition, choice }: { readonly condition: Condition; readonly choice: FieldChoice }) => {
  if (condition.operator === 'during') return <PeriodText name={condition.value} />
  const values: readonly Json[] = Array.isArray(condition.value) ? condition.value : [condition.value]
  // A list of values is asked for one of them.
  const single = choice.field.type.storage === 'values' ? values.map((value) => [value]) : values
  return (
    <Stack component="span" direction="row" sx={{ columnGap: 0.75, flexWrap: 'wrap', display: 'inline-flex' }}>
      {single.map((value) => (
        <FieldValue full plain apart key={String(value)} entity={choice.entity} field={choice.field} value={value} />
      ))}
    </Stack>
  )
}

interface Props {
  readonly place: ConditionPlace
  readonly part: ConditionPart
  /** Whether it is inside a group that this text shows. */
  readonly inside?: boolean
}

const ConditionWords = ({ place, condition }: { readonly place: ConditionPlace; readonly condition: Condition }) => {
  const choice = useConditionFields(place).find(condition.path)
  const textOf = useOperatorText()
  if (!choice) return <>{condition.path}</>
  return (
    <>
      <Muted>
        {nameOf(choice)} {condition.operator !== 'during' && textOf(condition.operator, choice.field)}
      </Muted>
      {takesValue(condition.operator) && (
        <>
          {' '}
          <Values condition={condition} choice={choice} />
        </>
      )}
    </>
  )
}

const GroupWords = ({
  place,
  group,
  inside,
}: {
  readonly place: ConditionPlace
  readonly group: ConditionGroup
  readonly inside: boolean
}) => {
  const t = useAreaTexts('list')
  const fields = useConditionFields(place)
  const { some, join, parts } = group
  const inner = some === undefined ? place : fields.placeIn(some)
  if (!inner) return <>{some}</>
  const bracketed = parts.length > 1 && (inside || join === 'none' || some !== undefined)
  return (
    <>
      {join === 'none' && <Muted>{t('list.filter.not')} </Muted>}
      {some !== undefined && <Muted>{t('list.filter.oneOf', { name: fields.find(some)?.label })} </Muted>}
      {bracketed && '('}
      {parts.map((part, at) => (
        <Fragment key={part.key}>
          {at > 0 && <Muted> {t(`list.filter.${join === 'all' ? 'and' : 'or'}`)} </Muted>}
          <ConditionText inside place={inner} part={part} />
        </Fragment>
      ))}
      {bracketed && ')'}
    </>
  )
}

/** A condition, or a group in parentheses, in words. */
export const ConditionText = ({ place, part, inside = false }: Props) =>
  isGroup(part) ? <GroupWords place={place} group={part} inside={inside} /> : <ConditionWords place={place} condition={part} />
