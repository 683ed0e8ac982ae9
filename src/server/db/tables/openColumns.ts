/** Columns of entities that are partly hidden: version and time of the last change of what everybody reads. */
export const OPEN_VERSION = '_openVersion'
export const OPEN_TIME = '_openUpdatedAt'
