/** Columns of partly hidden entities: version and time of the last change of what everyone reads. */
export const OPEN_VERSION = '_openVersion'
export const OPEN_TIME = '_openUpdatedAt'
