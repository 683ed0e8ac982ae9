/** Stored files as bespoke screens show them. */
export { useFileUrl as useUploadUrl } from '../fields/fileBlob.view.tsx'
export { FileLink } from '../fields/fileLink.view.tsx'
