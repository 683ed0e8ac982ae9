export { housePriceRules as rules } from '../housePrices.ts'
