import { storedText } from '../columns.ts'

export const timeColumn = storedText('time')
