export { addDays, dayInMonth, daysBetween, laterDay, monthStart } from '../../model/values/days.ts'
