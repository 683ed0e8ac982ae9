/** Number parsing and formatting of the forms' inputs, for bespoke inputs. */
export { editableNumber, parseLocaleNumber } from '../fields/shared/locale/localeNumber.ts'
