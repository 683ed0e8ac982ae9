import { storedOption } from '../columns.ts'

export const choiceColumn = storedOption((field) => field.schema.enum ?? [])
