import type { DeliveryMessages } from '../../en/areas/delivery.ts'

const delivery: DeliveryMessages = {
  deliver: 'Livrer',
  cancelDelivery: 'Reprendre la livraison',
  receive: 'Réceptionner',
  cancelReceipt: 'Annuler la réception',
  date: 'Date du mouvement',
  dateHelp: 'Le stock bouge ce jour-là',
  remaining: 'sur %{quantity} %{unit}',
  quantity: 'Quantité : %{line}',
  done: 'Le stock a été mouvementé',
  failed: "Le stock n'a pas pu être mouvementé.",
  nothing: 'Il ne reste rien à déplacer',
  cancel: 'Annuler',
  order: 'Vers un bon de commande',
  orderText: "Ce qui reste de cette demande et n'est pas encore commandé passe dans un nouveau bon de commande.",
  create: 'Créer le bon de commande',
  ordered: 'Bon de commande créé',
  orderFailed: "Le bon de commande n'a pas pu être créé.",
  supplierNeeded: 'Choisissez un fournisseur',
}

export default delivery
