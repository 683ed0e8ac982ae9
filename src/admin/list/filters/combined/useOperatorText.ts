import { useTranslate } from 'react-admin'
import type { ResolvedField } from '../../../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { type ConditionOperator, takesValue } from './conditionTree.ts'

/** How operators are named for days and moments. */
const OF_DATES: Partial<Readonly<Record<ConditionOperator, string>>> = { gt: 'after', gte: 'from', lt: 'before', lte: 'to' }

/** Text of an operator with values of a field. */
export const useOperatorText = () => {
  const t = useAreaTexts('list')
  const translate = useTranslate()
  return (operator: ConditionOperator, { type }: ResolvedField): string => {
    if (!takesValue(operator) && operator !== 'null') return t(`list.filter.${operator}`)
    const dated = type.operators.includes('during') ? OF_DATES[operator] : undefined
    return translate(`app.operators.${dated ?? operator}`)
  }
}
