import { useLocaleState } from 'react-admin'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import { useEntity } from '../adminContext.tsx'

/** Lists the labels of fields by their names, in the language of the page. */
export const useListedFields = (): ((names: readonly string[]) => string) => {
  const { id, fieldsByName } = useEntity()
  const labelOf = useFieldLabel()
  const [locale] = useLocaleState()
  return (names) =>
    new Intl.ListFormat(locale, { type: 'unit' }).format(
      names.flatMap((name) => (fieldsByName[name] ? [labelOf(id, fieldsByName[name])] : [])),
    )
}
