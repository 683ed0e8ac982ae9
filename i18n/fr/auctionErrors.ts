import type { AuctionErrorMessages } from '../en/auctionErrors.ts'

const auctionErrors: AuctionErrorMessages = {
  'auctions.endsAt.after': 'Doit être après le début',
  'auctions.reserve.pure': 'Une vente sans réserve n’a pas de prix de réserve',
  'carOffers.reserve.pure': 'Une vente sans réserve n’a pas de prix de réserve',
  'carOffers.reserve.belowStart': 'Ne doit pas être inférieur à la mise à prix',
  'auctions.buyNowPrice.above': 'Doit dépasser la mise à prix sans être inférieur au prix de réserve',
  'bidIncrements.steps.order': 'Les prix doivent croître de ligne en ligne, et seule la dernière n’en a pas',
  'bidIncrements.steps.step': 'Les paliers ne doivent pas baisser de ligne en ligne',

  bidTooLow: 'L’offre est trop basse : au moins %{minimum}',
  maximumLowered: 'Vous êtes déjà en tête avec un maximum de %{maximum} ; il ne peut qu’être relevé',
  auctionEnded: 'L’enchère est terminée',
  auctionNotLive: 'L’enchère n’a pas encore commencé',
  auctionStarted: 'L’enchère a commencé : ceci ne peut plus être modifié',
  ownCar: 'Personne ne peut enchérir sur son propre véhicule',
  colleagueLeads: 'Un collègue de votre société est en tête : on n’enchérit pas contre sa propre société',
  planSuspended: 'Votre abonnement est suspendu : vous pouvez suivre les enchères, mais pas enchérir',
  buyNowGone: 'L’achat immédiat n’est plus possible',
  notUndecided: 'Il n’y a rien à décider pour cette enchère',
  notStuck: 'Cette enchère n’attend pas de nouvelle tentative',
  incrementsBroken: 'Les paliers de cette enchère sont inutilisables',
  bidRetracted: 'L’offre a déjà été retirée',
  idempotencyConflict: 'Cette requête a déjà été envoyée avec un autre contenu',
  carOnOffer: 'Le véhicule est proposé dans une autre enchère',
  'feeTables.steps.order': 'Les prix doivent augmenter d’une ligne à l’autre ; seule la dernière ligne reste vide',
  dealFrozen: 'La transaction est gelée jusqu’à la décision sur le litige',
  dealState: 'Ce n’est plus possible dans l’état actuel de la transaction',
  offerEnded: 'Le délai pour accepter cette proposition est écoulé',
  notDisputed: 'Aucun litige n’est ouvert sur cette transaction',
  carOffered: 'Le véhicule est déjà proposé aux enchères',
  carNotInStock: 'Seul un véhicule en stock peut être proposé',
  offerDecided: 'Cette proposition a déjà été tranchée',
  offerNotAccepted: '%{car} n’est pas une proposition acceptée ; elle ne peut être programmée',
  vinOnOffer: 'Une autre société propose un véhicule portant ce VIN',
}

export default auctionErrors
