import { storedNumber } from '../columns.ts'

export const integerColumn = storedNumber('integer')
