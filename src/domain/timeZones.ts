export { dayBegins, dayIn, isTimeZone, momentAt, offsetAt } from '../model/values/timeZones.ts'
