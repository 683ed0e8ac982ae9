import type { StockMessages } from '../../en/areas/stock.ts'

const stock: StockMessages = {
  title: 'En stock, réservé et disponible',
  warehouse: 'Entrepôt',
  onHand: 'En stock',
  reserved: 'Réservé',
  available: 'Disponible',
  empty: 'Aucun mouvement ni réservation.',
  failed: 'Le stock n’a pas pu être chargé.',
  freeze: 'Figer la feuille',
  frozen: 'La feuille d’inventaire est figée',
  post: 'Comptabiliser',
  posted: 'Le stock a été mis à jour',
  receive: 'Recevoir',
  received: 'Les marchandises sont arrivées',
  cancel: 'Annuler le document',
  cancelled: 'Le document est annulé',
  cancelTitle: 'Annuler ce document\u202f?',
  cancelText: 'Ses mouvements sont contre-passés. Cette action est définitive.',
}

export default stock
