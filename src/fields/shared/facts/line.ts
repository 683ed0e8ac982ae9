import type { FieldType } from '../../../model/fieldType.ts'
import { normalizeText } from './cleanText.ts'
import { TEXT } from './operators.ts'

/** Facts shared by field types whose values are one line of text; `normalize` gives the form in which it is stored and compared. */
export const lineFacts = (normalize: (text: string) => string) =>
  ({
    storage: 'column',
    operators: TEXT,
    sortable: true,
    searchable: true,
    listed: true,
    normalize: normalizeText(normalize),
  }) satisfies Partial<FieldType>
