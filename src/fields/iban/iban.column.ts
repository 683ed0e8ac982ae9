import { normalizeIban } from '../../model/values/iban.ts'
import { storedText } from '../columns.ts'

export const ibanColumn = storedText('text', normalizeIban)
