/** Ids of reports that are part of an installation or its demo data (`server/seed/seedId.ts`). */
const READY = /^[\da-f]{8}-[\da-f]{4}-70(?:2c|29)-8000-[\da-f]{12}$/

/** Whether a report is part of the installation. */
export const isReadyReport = (id: string): boolean => READY.test(id)

/** `Sales by month` → `salesByMonth`: the key of its texts. A renamed report has other texts, or none. */
export const readyKey = (name: string): string =>
  name.toLowerCase().replaceAll(/[^a-z\d](\w?)/g, (_, letter: string) => letter.toUpperCase())
