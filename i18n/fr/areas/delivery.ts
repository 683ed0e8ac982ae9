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
  orderText: 'Tout ce qui reste et n’est pas encore commandé passe sur de nouvelles commandes : une par fournisseur et par entrepôt.',
  create: 'Créer la commande',
  orderFailed: 'La commande fournisseur n’a pas pu être créée.',
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
  coverage: {
    title: 'Couverture',
    material: 'Article',
    quantity: 'Demandé',
    ordered: 'Commandé',
    delivered: 'Livré',
    cancelled: 'Annulé',
    open: 'Reste',
    orderedShare: '% commandé',
    deliveredShare: '% livré',
    failed: 'Impossible de charger la couverture.',
    empty: 'Aucune ligne',
  },
  open: {
    title: 'À commander',
    price: 'Dernier prix',
    supplier: 'Fournisseur',
    supplierHint: 'Vide : chaque article chez le fournisseur qui l’a livré en dernier',
    without:
      '%{smart_count} ligne n’a pas encore de fournisseur : choisissez-en un. |||| %{smart_count} lignes n’ont pas encore de fournisseur : choisissez-en un.',
    made: '%{smart_count} commande fournisseur créée |||| %{smart_count} commandes fournisseurs créées',
    left: '%{smart_count} ligne sans fournisseur reste à commander. |||| %{smart_count} lignes sans fournisseur restent à commander.',
  },
}

export default delivery
