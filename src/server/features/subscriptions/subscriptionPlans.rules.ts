export { housePriceRules as rules } from '../firms/housePrices.ts'
