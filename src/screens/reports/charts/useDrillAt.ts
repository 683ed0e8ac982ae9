import type { ChartData, Series } from '../../../domain/reports/chart/chartData.ts'
import { useDrill } from '../drill.ts'

/** Opens the records of a category by its position, of one series or of all; undefined if there is no list of them. */
export const useDrillAt = ({
  category,
  breakout,
  categories,
  rest,
}: ChartData): ((at: number, series?: Pick<Series, 'of'>) => void) | undefined => {
  const drill = useDrill()
  if (!drill || !category) return undefined
  return (at, { of } = {}) => {
    const value = categories[at]
    const isRest = rest && at === categories.length - 1
    if (value === undefined || isRest) return
    drill({ [category.name]: value, ...(breakout && of !== undefined && { [breakout.name]: of }) })
  }
}
