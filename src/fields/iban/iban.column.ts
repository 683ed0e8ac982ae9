import { normalizeIban } from '../../model/values/normalizeIban.ts'
import { storedText } from '../columns.ts'

export const ibanColumn = storedText('text', normalizeIban)
