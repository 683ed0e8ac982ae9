import type { ChartData } from '../../../domain/reports/chart/chartData.ts'
import { useDrill } from '../drill.ts'

/** Opens the records of a category by its position; undefined where there is no list of them. */
export const useDrillAt = ({ category, categories, rest }: ChartData): ((at: number) => void) | undefined => {
  const drill = useDrill()
  if (!drill || !category) return undefined
  return (at) => {
    const value = categories[at]
    const isRest = rest && at === categories.length - 1
    if (value !== undefined && !isRest) drill({ [category.name]: value })
  }
}
