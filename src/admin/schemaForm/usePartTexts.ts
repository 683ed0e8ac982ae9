import { useContext } from 'react'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { FormDocument } from './formDocument.ts'
import { rjsf } from './parts.ts'
import type { ValueView } from './valueView.ts'

/** `['measures', 0, 'column']` → `measures.column`: items of a list have the texts of the list's items. */
const nameOf = (path: readonly (string | number)[]): string => path.filter((step) => typeof step === 'string').join('.')

/** A part as the user's language calls it, where the schema of the form names its texts (`partTexts`); others say what their schemas say. */
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
