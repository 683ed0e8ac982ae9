import { useLocaleState } from 'react-admin'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import type { ResolvedField } from '../../model/resolvedEntity.ts'
import { formatList } from '../../providers/i18n/format.ts'
import { useEntity } from '../adminContext.tsx'

/** Lists the labels of fields, each once, in the language of the page. @param most how many of them are listed; default: all */
export const useFieldList = (most?: number): ((fields: readonly ResolvedField[]) => string) => {
  const { id } = useEntity()
  const labelOf = useFieldLabel()
  const [locale] = useLocaleState()
  return (fields) =>
    formatList([...new Set(fields.map((field) => labelOf(id, field)))], locale, { type: 'names', ...(most !== undefined && { most }) })
}

/** The same for fields by their names. */
export const useListedFields = (): ((names: readonly string[]) => string) => {
  const { fieldsByName } = useEntity()
  const list = useFieldList()
  return (names) => list(names.flatMap((name) => fieldsByName[name] ?? []))
}
