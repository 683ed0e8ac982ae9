import { storedOption } from '../columns.ts'

export const choicesColumn = storedOption((field) => field.schema.items?.enum ?? [])
