import { uploadField } from '../shared/uploads/uploads.ts'

/** A picture: the id of an upload, which the server has drawn anew and freed of its metadata. */
export const imageField = uploadField('image')
