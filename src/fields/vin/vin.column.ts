import { normalizeVin } from '../../model/values/vin.ts'
import { storedText } from '../columns.ts'

export const vinColumn = storedText('text', normalizeVin)
