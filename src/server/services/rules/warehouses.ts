export { firmNumberRules as rules } from '../firmNumber.ts'
