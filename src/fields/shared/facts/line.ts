import type { FieldType } from '../../../model/fieldType.ts'
import { normalizeText } from './cleanText.ts'
import { TEXT } from './operators.ts'

/** Facts shared by field types with one line of text; `normalize` returns the form that is stored and compared. */
export const lineFacts = (normalize: (text: string) => string) =>
  ({
    storage: 'column',
    operators: TEXT,
    sortable: true,
    searchable: true,
    listed: true,
    normalize: normalizeText(normalize),
  }) satisfies Partial<FieldType>
