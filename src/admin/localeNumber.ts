/** Numbers as the inputs of forms read and write them, for bespoke inputs. */
export { editableNumber, parseLocaleNumber } from '../fields/shared/locale/localeNumber.ts'
