import { formatCount } from '../../model/values/numberText.ts'
import { missingText } from './missingText.ts'

/** A limit has the type of its field, and may be a year: it is not a count. */
const isCount = (name: string, value: unknown): value is number => typeof value === 'number' && name !== 'limit'

/** Options of polyglot: missing texts have a fallback, and numbers in texts, such as counts, are written as in the language. */
export const polyglotOptions = (locale: () => string) => ({
  onMissingKey: missingText,
  replace(this: string, placeholder: RegExp, read: (expression: string, name: string) => unknown): string {
    return this.replace(placeholder, (expression: string, name: string) => {
      const value = read(expression, name)
      return isCount(name, value) ? formatCount(value, locale()) : String(value)
    })
  },
})
