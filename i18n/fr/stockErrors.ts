import type { StockErrorMessages } from '../en/stockErrors.ts'

const stockErrors: StockErrorMessages = {
  nothingToDeliver: 'Il ne reste rien à livrer ni à recevoir',
  unitOfMaterial: 'Ce n’est pas une unité de cet article',
  demandLine: 'Cette ligne vient d’une demande : son article et son unité ne changent pas',
  parentLine: 'Choisissez le numéro d’une ligne d’article qui n’est pas une promotion',
  spreadingLines: 'Trop de lignes de remise et de majoration\u202f: %{limit} au maximum',
  demandNotApproved: 'Seule une demande approuvée peut être commandée',
  nothingToOrder: 'Il ne reste rien à commander pour cette demande',
  demandOrdered: 'Une commande fournisseur contient une partie de cette demande. Refusez ou supprimez d’abord cette commande.',
}

export default stockErrors
