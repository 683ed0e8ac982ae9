import { uploadsField } from '../shared/uploads/uploads.ts'

/** Several documents in the user's order. */
export const filesField = uploadsField('files', 'file')
