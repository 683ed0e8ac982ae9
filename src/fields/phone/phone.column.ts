import { normalizePhone } from '../../model/values/phone.ts'
import { storedText } from '../columns.ts'

export const phoneColumn = storedText('text', normalizePhone)
