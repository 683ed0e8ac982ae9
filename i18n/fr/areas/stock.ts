import type { StockMessages } from '../../en/areas/stock.ts'

const stock: StockMessages = {
  title: 'En stock, réservé et disponible',
  warehouse: 'Entrepôt',
  onHand: 'En stock',
  reserved: 'Réservé',
  available: 'Disponible',
  empty: 'Aucun mouvement ni réservation.',
  failed: 'Le stock n’a pas pu être chargé.',
}

export default stock
