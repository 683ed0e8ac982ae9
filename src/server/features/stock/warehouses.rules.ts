export { firmNumberRules as rules } from '../firms/firmNumber.ts'
