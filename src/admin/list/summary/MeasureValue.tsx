import { useLocaleState } from 'react-admin'
import { FieldValue } from '../../../fields/fieldValue.view.tsx'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import { isDated, type MeasureOf } from '../../../model/lists/listSummary.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDecimal, formatMoney } from '../../../providers/i18n/format.ts'
import { useEntity } from '../../adminContext.tsx'
import type { FieldMeasure } from './useSummary.ts'

interface Props {
  readonly measure: FieldMeasure
  readonly value: string
  readonly currency: string | null
}

/** Value of a measure as its field shows it; whole numbers of any size, and averages of them. */
export const MeasureValue = ({ measure: { definition }, value, currency }: Props) => {
  const { id } = useEntity()
  const [locale] = useLocaleState()
  if (definition.schema.currencyField !== undefined) return <bdi>{formatMoney(value, currency ?? undefined, locale)}</bdi>
  if (definition.type.exact && definition.type.scale === undefined) return <bdi>{formatDecimal(value, locale)}</bdi>
  return <FieldValue entity={id} field={definition} value={value} />
}

const OF_DATES: Readonly<Partial<Record<MeasureOf, string>>> = { min: 'first', max: 'last' }

/** `Sum`, `Largest`; of days and moments `Latest`. */
export const useMeasureName = () => {
  const t = useAreaTexts('list')
  return (field: ResolvedField, of: MeasureOf): string => t(`list.measures.${(isDated(field) && OF_DATES[of]) || of}`)
}

/** `Net total`, `Net total (average)` */
export const useMeasureLabel = () => {
  const t = useAreaTexts('list')
  const nameOf = useMeasureName()
  const { id } = useEntity()
  const labelOf = useFieldLabel()
  return ({ definition, of }: FieldMeasure): string =>
    of === 'sum' ? labelOf(id, definition) : t('list.measures.named', { name: labelOf(id, definition), of: nameOf(definition, of) })
}
