/** What a list does not need, in a chunk of its own. */
export { CreateInPlace } from './form/CreateInPlace.tsx'
export { EntityCreate } from './form/EntityCreate.tsx'
export { EntityEdit } from './form/EntityEdit.tsx'
export { EntityShow } from './show/EntityShow.tsx'
