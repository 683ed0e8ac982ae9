import { type ChartData, isRest, type Series } from '../../../domain/reports/chart/chartData.ts'
import { useDrill } from '../drill.ts'

/** Opens the records of a category by its position, of one series or of all; undefined if there is no list of them. */
export const useDrillAt = (data: ChartData): ((at: number, series?: Pick<Series, 'of'>) => void) | undefined => {
  const { category, breakout, categories } = data
  const drill = useDrill()
  if (!drill || !category) return undefined
  return (at, { of } = {}) => {
    const value = categories[at]
    if (value === undefined || isRest(data, at)) return
    drill({ [category.name]: value, ...(breakout && of !== undefined && { [breakout.name]: of }) })
  }
}
