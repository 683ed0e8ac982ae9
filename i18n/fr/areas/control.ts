import type { ControlMessages } from '../../en/areas/control.ts'

const control: ControlMessages = {
  kinds: { entity: 'Données', screen: 'Écrans' },
  operations: {
    salesDelivery: 'Livraison de vente',
    purchaseReceipt: 'Réception d’achat',
    salesApproval: 'Approbation de vente',
    stockDocument: 'Document de stock',
  },
}

export default control
