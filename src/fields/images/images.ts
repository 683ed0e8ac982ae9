import { uploadsField } from '../shared/uploads/uploads.ts'

/** Several pictures in an order of the user's; the first is the one that stands for the record. */
export const imagesField = uploadsField('images', 'image')
