import type { DeliveryMessages } from '../../en/areas/delivery.ts'

const delivery: DeliveryMessages = {
  deliver: 'Livrer',
  cancelDelivery: 'Annuler la livraison',
  receive: 'Réceptionner',
  cancelReceipt: 'Annuler la réception',
  date: 'Date du mouvement',
  dateHelp: 'Le stock est mouvementé à cette date',
  remaining: 'sur %{quantity} %{unit}',
  quantity: 'Quantité : %{line}',
  done: 'Le stock a été mouvementé',
  failed: 'Le stock n’a pas pu être mouvementé.',
  nothing: 'Il ne reste rien à mouvementer',
  cancel: 'Annuler',
  order: 'Passer commande',
  orderText: 'Ce qui n’est pas encore commandé de cette demande passe dans une nouvelle commande fournisseur.',
  create: 'Créer la commande',
  ordered: 'Commande fournisseur créée',
  orderFailed: 'La commande fournisseur n’a pas pu être créée.',
  supplierNeeded: 'Choisissez un fournisseur',
  demandApproved: 'Demande approuvée',
  cancelDemand: 'Annuler la demande',
  demandCancelled: 'Demande annulée',
  cancelDemandTitle: 'Annuler cette demande ?',
  cancelDemandText: 'Ce qui n’est pas encore livré n’est plus demandé. Cette action est définitive.',
  // How computed amounts of an order's lines came about.
  lines: {
    total: 'Quantité × prix − remise, hors TVA',
    vat: 'TVA de la ligne, après sa part des remises et des suppléments',
    discount: 'Remise en % de quantité × prix',
    spread: 'Ce que cette ligne répartit sur les autres',
  },
}

export default delivery
