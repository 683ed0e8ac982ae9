import { createSharedValue } from '../../sharedValue.ts'

const place = createSharedValue<HTMLElement | null>(null)

/** A ref of the element below the header of every page, where the shell shows reports. */
export const setReportPlace = place.set

/** The element for reports; null while no page is shown. */
export const useReportPlace = place.use
