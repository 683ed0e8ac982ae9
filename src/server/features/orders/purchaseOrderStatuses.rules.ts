export { statusRules as rules } from './statusRules.ts'
