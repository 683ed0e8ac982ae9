import { useAdmin } from '../../../../admin/adminContext.tsx'
import { useNames } from '../../../../admin/names.ts'
import { fieldAt } from '../../../../domain/reports/columnTexts.ts'
import { isPeriod, type Pick } from '../../../../domain/reports/picks.ts'
import type { ResolvedField } from '../../../../model/resolvedEntity.ts'
import { useLabelled } from '../../../../providers/i18n/useLabelled.ts'
import { useChartTexts } from '../../charts/useChartTexts.ts'

const isBoolean = ({ schema }: ResolvedField): boolean => [schema.type ?? []].flat().includes('boolean')

/** Label of a pick: `Status: In stock`, `May 2026`. */
export const usePickText = (): ((pick: Pick) => string) => {
  const { model } = useAdmin()
  const names = useNames()
  const texts = useChartTexts()
  const labelled = useLabelled()
  return ({ of, value: picked, period }) => {
    if (period && picked !== null) return texts.period(picked, period)
    const value = picked ?? texts.cell(null)
    if (isPeriod(of)) return labelled(texts.column(of.slice(of.indexOf(':') + 1)), value)
    if (of.startsWith('@')) {
      const target = model.entities[of.slice(1)]
      return target ? labelled(names.entity(target, 1), value) : value
    }
    const [entity = '', ...path] = of.split('.')
    const field = fieldAt(model.entities[entity]?.fields ?? [], path.join('.'))
    if (!field) return value
    const shown = field.options?.includes(value) ? names.option(entity, field, value) : value
    return labelled(names.field(entity, field), isBoolean(field) && picked !== null ? texts.cell(picked === 'true') : shown)
  }
}
