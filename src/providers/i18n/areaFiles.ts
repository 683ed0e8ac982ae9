/** Loads the texts of an area in a language, by path. A module of its own, as the names of all files take more than 2 kB of what every page loads. */
export const areaFiles = import.meta.glob<{ readonly default: object }>('../../../i18n/*/areas/*.ts')
