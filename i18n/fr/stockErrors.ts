import type { StockErrorMessages } from '../en/stockErrors.ts'

const stockErrors: StockErrorMessages = {
  nothingToDeliver: 'Il ne reste rien à livrer ni à recevoir',
  unitOfMaterial: 'Ce n’est pas une unité de cet article',
  demandLine: 'Cette ligne vient d’une demande : son article et son unité ne changent pas',
  parentLine: 'Choisissez le numéro d’une ligne d’article qui n’est pas une promotion',
  spreadingLines: 'Trop de lignes de remise et de majoration\u202f: %{limit} au maximum',
  demandNotApproved: 'Seule une demande approuvée peut être commandée',
  nothingToOrder: 'Il ne reste rien à commander pour cette demande',
  demandOrdered: 'Une commande fournisseur contient une partie de cette demande. Annulez d’abord cette commande.',
  periodClosed: 'La période jusqu’au %{until} est clôturée\u202f: choisissez une date ultérieure ou rouvrez la période',
  periodNotOver: 'La clôture ne peut pas aller au-delà d’aujourd’hui\u202f: %{limit}',
  notDraft: 'Seul un brouillon peut être comptabilisé ou modifié',
  notPosted: 'Seul un document comptabilisé peut être annulé',
  documentPosted: 'Un document comptabilisé ne se modifie plus\u202f: annulez-le',
  notFrozen: 'Figez d’abord la feuille d’inventaire',
  nothingCounted: 'Rien n’a encore été compté',
  noCount: 'Seul un inventaire a une feuille à figer',
  notInTransit: 'Seul un transfert en transit peut être reçu',
  alreadyReversed: 'Une partie a déjà été reprise ou retournée\u202f: annulez d’abord ce retour',
  sameWarehouse: 'Choisissez un autre entrepôt que celui de départ',
  lotNeeded: 'Indiquez le lot ou les numéros de série de cet article',
  serialsFit: 'Indiquez un numéro de série par pièce\u202f: %{count}',
  lotMissing: 'Le lot ou numéro de série %{value} n’est pas dans cet entrepôt en cette quantité, ou s’y trouve déjà',
  lotsToReturn: 'Indiquez ce qui est repris parmi : %{lots}',
  lotNotDelivered: '%{value} n’a pas été mouvementé par cette ligne, ou est déjà repris',
  lotsSum: 'La quantité ne correspond pas aux numéros : %{value} fait %{count}',
  countedByLot: 'Cet article est suivi par lot\u202f: régularisez ses lots par une régularisation',
}

export default stockErrors
