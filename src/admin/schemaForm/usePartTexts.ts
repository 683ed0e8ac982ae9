import { useContext } from 'react'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { FormDocument } from './formDocument.ts'
import { rjsf } from './parts.ts'
import type { ValueView } from './valueView.ts'

/** `['measures', 0, 'column']` → `measures.column`: all items of a list share their texts. */
const nameOf = (path: readonly (string | number)[]): string => path.filter((step) => typeof step === 'string').join('.')

/** Labels of parts in the user's language, if the form's schema names their texts (`partTexts`); else the titles in the schema. */
export const usePartTexts = () => {
  const { section } = useContext(FormDocument)
  const texts = useAreaTexts('parts')
  return (view: ValueView, path: readonly (string | number)[]): ValueView => {
    const name = nameOf(path)
    if (section === undefined || name === '') return view
    const text = (kind: string, otherwise: string) => texts(`parts.${section}.${kind}`, { _: otherwise })
    const { title, enum: options } = view.schema
    const help = text(`help.${name}`, '')
    const { optionNames } = view
    return {
      ...view,
      schema: rjsf({
        ...view.schema,
        ...(title !== undefined && typeof path.at(-1) === 'string' && { title: text(`fields.${name}`, title) }),
        ...(help !== '' && { description: help }),
      }),
      ...(optionNames && { optionNames: optionNames.map((own, at) => text(`options.${name}.${String(options?.[at])}`, own)) }),
    }
  }
}
