import { Box, MenuItem, TextField } from '@mui/material'
import { useEffect, useMemo, useRef } from 'react'
import { FormProvider, type UseFormReturn, useController, useForm, useWatch } from 'react-hook-form'
import { PlainInput } from '../../../admin/form/PlainInput.tsx'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { RELATIVE_PERIODS } from '../../../model/values/relativeDays.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import type { ResultSource } from '../words/useLabelsOf.ts'
import { type FilterForm, formOf, type Parameters, parametersOf, type ReportFilter } from './filterValues.ts'
import { type FilterField, type ShownFilter, useFilterFields } from './useFilterFields.ts'

const ENTITY = 'reportFilters'

/** Milliseconds between the last key press and the run. */
const PAUSE = 400

/** A choice of records, limited by the value of another filter. */
const Narrowed = ({ field, source, within, label }: FilterField) => {
  const chosen: unknown = useWatch({ name: within?.source ?? '' })
  const narrowed = useMemo((): ResolvedField => {
    const { reference } = field
    if (!reference || !within || typeof chosen !== 'string' || chosen === '') return field
    return { ...field, reference: { ...reference, filter: { ...reference.filter, [within.field]: chosen } } }
  }, [field, within, chosen])
  return <PlainInput entity={ENTITY} key={String(chosen)} field={narrowed} source={source} label={label} />
}

const NONE = 'none'
const BETWEEN = 'between'

/** The days of a filter: a relative period, or a first and a last day. */
const PeriodInput = ({ source, label }: { readonly source: string; readonly label: string }) => {
  const t = useAreaTexts('reports')
  const periods = useAreaTexts('parts')
  const { field } = useController({ name: `${source}.period` })
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={label}
      value={field.value || NONE}
      onChange={({ target: { value } }) => field.onChange(value === NONE ? null : value)}
    >
      <MenuItem value={NONE}>{t('reports.filters.anyDay')}</MenuItem>
      <MenuItem value={BETWEEN}>{t('reports.filters.between')}</MenuItem>
      {RELATIVE_PERIODS.map((period) => (
        <MenuItem key={period} value={period}>
          {periods(`parts.query.options.conditions.period.${period}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

const RANGE = { display: 'flex', gap: 1, flex: '2 1 320px', minWidth: 0, '& > *': { flex: 1, minWidth: 0 } } as const

const RangeInput = ({ field, source, label, numeric }: FilterField) => {
  const t = useAreaTexts('reports')
  const value = useWatch({ name: source })
  const open = numeric || value?.period === BETWEEN || value?.from || value?.to
  const ends = open && (numeric || !value?.period || value.period === BETWEEN)
  return (
    <>
      {!numeric && (
        <Box sx={ONE}>
          <PeriodInput source={source} label={label} />
        </Box>
      )}
      {ends && (
        <Box sx={RANGE} role="group" aria-label={label}>
          <PlainInput
            entity={ENTITY}
            field={field}
            source={`${source}.from`}
            label={numeric ? t('reports.filters.fromOf', { name: label }) : t('reports.filters.from')}
          />
          <PlainInput
            entity={ENTITY}
            field={field}
            source={`${source}.to`}
            label={numeric ? t('reports.filters.toOf', { name: label }) : t('reports.filters.to')}
          />
        </Box>
      )}
    </>
  )
}

const ONE = { flex: '1 1 180px', maxWidth: { sm: 280 }, minWidth: 0 } as const

const OneFilter = (one: FilterField) => {
  const { filter, field, source, within, label } = one
  if (filter.type === 'range') return <RangeInput {...one} />
  return <Box sx={ONE}>{within ? <Narrowed {...one} /> : <PlainInput entity={ENTITY} field={field} source={source} label={label} />}</Box>
}

/** A range that was switched to "between" has no days yet, so it has no value. */
const settled = (form: FilterForm): FilterForm =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && 'period' in value && value.period === BETWEEN ? { ...value, period: null } : value,
    ]),
  )

/** Applies entered values after a pause. Clears a lookup when the filter that limits it changes. */
const useEntered = (
  form: UseFormReturn<FilterForm>,
  fields: readonly FilterField[],
  onChange: (parameters: Parameters) => void,
  filters: readonly ReportFilter[],
  pause: number,
): void => {
  const latest = useRef({ fields, filters, onChange, pause })
  latest.current = { fields, filters, onChange, pause }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const { unsubscribe } = form.watch((_, { name }) => {
      if (name === undefined) return
      for (const { within, source } of latest.current.fields) if (within?.source === name) form.setValue(source, null)
      clearTimeout(timer)
      const pass = () => latest.current.onChange(parametersOf(latest.current.filters, settled(form.getValues())))
      if (latest.current.pause === 0) pass()
      else timer = setTimeout(pass, latest.current.pause)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [form])
}

interface Props {
  readonly filters: readonly ShownFilter[]
  /** Accessible name of the group; default: the filters of the report. */
  readonly title?: string
  /** The report of the filters. */
  readonly source?: ResultSource
  readonly parameters: Parameters
  readonly onChange: (parameters: Parameters) => void
  /** Milliseconds after which a typed value applies; 0: immediately. */
  readonly pause?: number
}

/** The filters of a report as inputs. Entered values apply after a pause. */
export const ReportFilters = ({ filters, title, source = {}, parameters, onChange, pause = PAUSE }: Props) => {
  const t = useAreaTexts('reports')
  const fields = useFilterFields(filters, source)
  const form = useForm<FilterForm>({ defaultValues: formOf(filters, parameters) })
  /** Entered values that are not among the parameters yet, the oldest first. */
  const passed = useRef<string[]>([])
  const pass = (entered: Parameters) => {
    passed.current.push(JSON.stringify([filters, entered]))
    onChange(entered)
  }
  useEntered(form, fields, pass, filters, pause)
  const given = JSON.stringify([filters, parameters])
  // A value from outside, such as after the back button, replaces the shown one. An entered value comes back later than further input, so it does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: by value
  useEffect(() => {
    const own = passed.current.indexOf(given)
    passed.current = own < 0 ? [] : passed.current.slice(own + 1)
    const shown = parametersOf(filters, settled(form.getValues()))
    if (own < 0 && JSON.stringify([filters, shown]) !== given) form.reset(formOf(filters, parameters))
  }, [given])
  if (filters.length === 0) return null
  return (
    <FormProvider {...form}>
      <Box
        role="search"
        aria-label={title ?? t('reports.filters.title')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1, alignItems: 'flex-start' }}
      >
        {fields.map((one) => (
          <OneFilter key={one.source} {...one} />
        ))}
      </Box>
    </FormProvider>
  )
}
