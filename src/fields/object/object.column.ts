import { storedJson } from '../columns.ts'

export const objectColumn = storedJson
