/** Columns of partly hidden entities: version and time of the last change that every reader may see. */
export const OPEN_VERSION = '_openVersion'
export const OPEN_TIME = '_openUpdatedAt'
