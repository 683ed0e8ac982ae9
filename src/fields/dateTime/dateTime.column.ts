import { storedText } from '../columns.ts'

export const dateTimeColumn = storedText('timestamp')
