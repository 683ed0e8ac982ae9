import type { ListMessages } from '../../en/areas/list.ts'

const list: ListMessages = {
  totals: 'الإجماليات',
  failed: 'تعذّر تحميل الإجماليات.',
}

export default list
