import { uploadField } from '../shared/uploads/uploads.ts'

/** Any document: the id of an upload. */
export const fileField = uploadField('file')
