/** Views that lists don't need, as a separate chunk. */
export { CreateInPlace } from './form/CreateInPlace.tsx'
export { EditInPlace } from './form/EditInPlace.tsx'
export { EntityCreate } from './form/EntityCreate.tsx'
export { EntityEdit } from './form/EntityEdit.tsx'
export { EntityShow } from './show/EntityShow.tsx'
