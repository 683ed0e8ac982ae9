/** Access to uploads, for bespoke screens. */
export { useFileUrl as useUploadUrl } from '../fields/shared/uploads/fileBlob.view.tsx'
export { FileLink } from '../fields/shared/uploads/fileLink.view.tsx'
export { useUpload } from '../fields/shared/uploads/upload.view.tsx'
