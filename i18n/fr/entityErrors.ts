import type { EntityErrorMessages } from '../en/entityErrors.ts'
import session from './session.ts'

const subUnitIncomplete = 'Tous les champs obligatoires des sous-unités doivent être remplis'
const carExists = 'Échec de l’enregistrement : ce véhicule existe déjà'

const entityErrors: EntityErrorMessages = {
  'addonServices.saveFailed': 'L’enregistrement du service complémentaire a échoué.',
  'cars.createFailed': 'L’ajout du véhicule a échoué.',
  'cars.auctionUrl.required': 'L’URL de l’enchère est obligatoire',
  'cars.auctionUrl.format': 'Format d’URL non valide',
  'cars.auctionUrl.unique': carExists,
  'cars.lotNumber.unique': carExists,
  'cars.vin.unique': carExists,
  'customers.email.format': 'Le format de l’e-mail n’est pas valide',
  'customers.notFound': 'Identifiant de client non valide',
  'dealers.createFailed': 'La création du négociant a échoué.',
  'dealers.email.unique': session.errors.emailTaken,
  'dealers.userName.unique': 'Ce nom d’utilisateur est déjà pris',
  'demands.notFound': 'Identifiant de demande d’achat non valide',
  'demands.slipNumber.pattern':
    'Le n° de pièce se compose de lettres et de chiffres, éventuellement séparés par des traits d’union simples',
  'demands.documentNumber.pattern':
    'Le n° de document se compose de lettres et de chiffres, éventuellement séparés par des traits d’union simples',
  'demands.status.enum': 'Veuillez choisir un statut valide',
  'demands.status.not': 'Ce statut ne peut pas suivre le statut actuel',
  'demands.lines.canceledQty.formatMaximum':
    'Les quantités livrée et annulée ne doivent pas dépasser ensemble la quantité demandée : %{limit}',
  'demands.warehouse.reference': 'Veuillez choisir un entrepôt valide',
  'lookups.name.required': 'Le nom est obligatoire',
  'lookups.notFound': 'Échec de l’enregistrement : identifiant introuvable',
  'lookups.parentLookupId.not':
    'Ce parent ne convient pas : le type de liste doit avoir un type parent, et la valeur parente doit être d’un autre type et ne pas dépendre de celle-ci',
  'lookupTypes.name.required': 'Le nom est obligatoire',
  'mainUnits.subUnits.code.required': subUnitIncomplete,
  'mainUnits.subUnits.name.required': subUnitIncomplete,
  'mainUnits.subUnits.factor1.required': subUnitIncomplete,
  'mainUnits.subUnits.factor2.required': subUnitIncomplete,
  'mainUnits.subUnits.isMain.unique': 'Une seule sous-unité doit être l’unité principale, ses deux facteurs valant 1',
  'mainUnits.subUnits.minItems': 'Ajoutez au moins une sous-unité',
  'numberingTemplates.value.maxLength': 'Le modèle, comme les numéros qui en sont tirés, doit comporter au plus %{limit} caractères',
  'numberingTemplates.value.manySerials': 'Le modèle ne peut comporter qu’un seul numéro de série',
  'numberingTemplates.value.noSerial': 'Le modèle doit contenir un numéro de série, par exemple {serial:6}',
  'numberingTemplates.value.unknownToken': 'Jeton inconnu : %{token}',
  'purchaseOrders.ficheNumber.required': 'Le n° de pièce est obligatoire',
  'purchaseOrderStatuses.lineNumber.minimum': 'Le n° de ligne ne doit pas être négatif',
  'reports.syncSeconds.minimum': 'Doit être 0 (désactivée) ou au moins 30',
  'salesmen.loadFailed': 'Le chargement des vendeurs a échoué.',
  'salesmen.notFound': 'Identifiant de vendeur non valide',
  'salesOrders.ficheNumber.required': 'Le n° de pièce est obligatoire',
  'salesOrderStatuses.lineNumber.minimum': 'Le n° de ligne ne doit pas être négatif',
  'subscriptionPlans.saveFailed': 'L’enregistrement de la formule d’abonnement a échoué.',
  'users.email.unique': session.errors.emailTaken,
  'warehouses.costGroup.minimum': 'Le groupe de coûts ne doit pas être négatif',
  'warehouses.firmNo.minimum': 'Le n° de société ne doit pas être négatif',
  'warehouses.warehouseNumber.minimum': 'Le n° d’entrepôt ne doit pas être négatif',

  batchApproveFailed: 'L’approbation groupée a échoué.',
  batchApproveErrored: 'Une erreur est survenue pendant l’approbation groupée.',
  notProposal: 'Cela n’est possible que pour une proposition',
  notApproved: 'Seul ce qui est approuvé peut être livré',
  alreadyDelivered: 'Une partie est déjà livrée : l’approbation ne peut plus être retirée',
  overDelivered: 'Il est impossible de livrer plus que la quantité commandée',
  insufficientStock: 'Le stock est insuffisant',
  operationWarn: 'Voulez-vous vraiment continuer ?',
  operationBlock: 'Cette action est bloquée et ne peut pas être effectuée',
  operationUnconfigured: 'Attention : rien n’est configuré pour cette opération',
  operationDeclined: 'Opération abandonnée : rien n’a été modifié',
  serialExhausted: 'Le modèle de numérotation est épuisé : %{pattern}',
  templateOverlap: 'Un autre modèle de même rang est applicable à certains de ces jours : %{value}',
  endBeforeStart: 'La fin ne doit pas précéder le début',
  defaultNeeded: 'La liste doit garder un statut par défaut actif ; choisissez-en plutôt un autre par défaut',
  confirmPassword: session.validation['confirmPassword.sameAs'],
  roleOrUser: 'Choisissez soit un rôle, soit un utilisateur, mais pas les deux',
  screenAction: 'Un écran ne peut qu’être affiché : choisissez l’action Afficher',
}

export default entityErrors
