import { uploadsField } from '../shared/uploads/uploads.ts'

/** Several pictures in the user's order; the first represents the record. */
export const imagesField = uploadsField('images', 'image')
