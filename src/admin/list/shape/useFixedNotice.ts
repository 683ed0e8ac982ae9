import { type RaRecord, useNotify } from 'react-admin'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'

/** Returns a function that says why a record can't be moved, where that is so, and answers whether it is. */
export const useFixedNotice = (fixedOf: (record: RaRecord) => string | undefined) => {
  const t = useAreaTexts('shapes')
  const notify = useNotify()
  return (record: RaRecord): boolean => {
    const reason = fixedOf(record)
    if (reason !== undefined) notify(t('shapes.board.fixedCard', { reason }), { type: 'warning' })
    return reason !== undefined
  }
}
