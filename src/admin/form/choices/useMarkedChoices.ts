import { useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Settle } from '../../../fields/shared/inputs/pendingInputs.view.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { jsonText } from '../../../model/evaluate/jsonText.ts'
import { encoded } from '../../../providers/data/fieldMessages.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useFieldList } from '../useListedFields.ts'
import { type NarrowedField, type RowChoice, rowChoices } from './narrowedFields.ts'
import { useChoiceCalls } from './useChoiceCalls.ts'

/**
 * Marks the choices in rows that do not fit any more. They stay, because much may depend on them in their row.
 * @param wrong errors of the form's validation, by path
 */
export const useMarkedChoices = (wrong: Map<string, Settle>) => {
  const t = useAreaTexts('record')
  const list = useFieldList()
  const { fitting, textsOf } = useChoiceCalls()
  const { getValues, setError, trigger } = useFormContext<Record<string, Json>>()
  const { defaultValues = {} } = useFormState()
  /** The choices that were asked about last, by field. */
  const last = useRef(new Map<string, string>())

  const choicesOf = (narrowed: NarrowedField) => rowChoices(narrowed, getValues(), defaultValues as Readonly<Record<string, Json>>)

  /** The choices that do not fit. */
  const misfits = async (narrowed: NarrowedField, choices: readonly RowChoice[]): Promise<readonly RowChoice[]> => {
    const groups = [...Map.groupBy(choices, ({ filter }) => jsonText(filter)).values()]
    const found = groups.map(async (group) => {
      const ids = [...new Set(group.flatMap((one) => one.ids))]
      const fit = await fitting(narrowed, ids, group[0]?.filter ?? {})
      return group.filter((one) => one.ids.some((id) => !fit.has(id)))
    })
    return (await Promise.all(found)).flat()
  }

  const check = async (narrowed: NarrowedField): Promise<void> => {
    const { field, rows, by } = narrowed
    const choices = choicesOf(narrowed)
    const asked = jsonText(choices)
    if (last.current.get(field.path) === asked) return
    last.current.set(field.path, asked)
    const unfit = await misfits(narrowed, choices)
    const texts = await textsOf(narrowed, [...new Set(unfit.flatMap(({ ids }) => ids))])
    if (last.current.get(field.path) !== asked) return
    const pathAt = ({ at }: RowChoice) => `${rows?.name}.${at}.${field.name}`
    const freed = [...wrong.keys()].filter((path) => path.startsWith(`${rows?.name}.`) && path.endsWith(`.${field.name}`))
    for (const path of freed) wrong.delete(path)
    // One question for all of them.
    let asking: Promise<readonly RowChoice[]> | undefined
    const stillUnfit = () => {
      asking ??= misfits(narrowed, unfit)
        .catch(() => [])
        .finally(() => {
          asking = undefined
        })
      return asking
    }
    const reason = t('record.choices.mismatch', { fields: list(by) })
    for (const one of unfit) {
      const value = one.ids.flatMap((id) => texts.get(id) ?? []).join(', ')
      const problem = { message: 'app.form.notChoosable', args: { value, reason } }
      const path = pathAt(one)
      const isThere = () => choicesOf(narrowed).some((now) => jsonText(now) === jsonText(one))
      wrong.set(path, async () => (isThere() && (await stillUnfit()).includes(one) ? problem : undefined))
      setError(path, { type: 'choice', message: encoded(problem) })
    }
    if (freed.length > 0 && rows) await trigger(rows.name)
  }

  return async (fields: readonly NarrowedField[]): Promise<void> => {
    await Promise.all(fields.map((one) => check(one).catch(() => void last.current.delete(one.field.path))))
  }
}
