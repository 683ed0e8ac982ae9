import type { ListMessages } from '../../en/areas/list.ts'

const list: ListMessages = {
  totals: 'Toplamlar',
  failed: 'Toplamlar yüklenemedi.',
}

export default list
