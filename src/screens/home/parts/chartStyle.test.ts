import { expect, test } from 'vitest'
import { cars } from '../../../../schemas/cars.ts'
import { chartStyle } from './chartStyle.ts'

test('no two statuses of cars look alike but for their colours', () => {
  const styles = cars.properties.status.enum.map((_, index) => chartStyle(index))
  expect(new Set(styles.map(({ texture }) => texture)).size).toBe(styles.length)
  expect(new Set(styles.map(({ color }) => color)).size).toBe(styles.length)
})
