import { formats } from '../../model/validate/formats.ts'
import { storedText } from '../columns.ts'
import { withSeconds } from './time.ts'

export const timeColumn = storedText('time', withSeconds, formats.time.validate)
