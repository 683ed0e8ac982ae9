import { storedNumber } from '../columns.ts'

export const numberColumn = storedNumber('double')
