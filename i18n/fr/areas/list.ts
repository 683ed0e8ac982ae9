import type { ListMessages } from '../../en/areas/list.ts'

const list: ListMessages = {
  totals: 'Totaux',
  failed: 'Les totaux n’ont pas pu être chargés.',
}

export default list
