import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'
import { notificationKinds } from './notifications.ts'

const control: ResourceMessages = {
  addonServices: {
    name: 'Service complémentaire |||| Services complémentaires',
    fields: { ...everyRecord, name: 'Nom', description: 'Description', pricePerMonth: 'Prix par mois', active: 'Actif' },
  },
  controlOperations: {
    name: 'Contrôle d’opération |||| Contrôles d’opération',
    fields: { ...everyRecord, operationName: 'Nom de l’opération', type: 'Type de contrôle', value: 'Réaction' },
    options: {
      type: { negativeStock: 'Stock négatif', negativeBalance: 'Solde négatif', creditLimit: 'Plafond de crédit' },
      value: { proceed: 'Continuer', warn: 'Avertir', block: 'Bloquer' },
    },
  },
  dealers: {
    name: 'Négociant |||| Négociants',
    fields: {
      ...everyRecord,
      image: 'Photo',
      firstName: 'Prénom',
      lastName: 'Nom de famille',
      userName: 'Nom d’utilisateur',
      email: 'E-mail',
      phoneNumber: 'Téléphone',
      password: 'Mot de passe',
      confirmPassword: 'Confirmation du mot de passe',
      userId: 'Utilisateur',
      suspended: 'Suspendu',
    },
    help: {
      password: 'Au moins 6 caractères ; conservé sous forme hachée',
      suspended: 'Un négociant suspendu peut consulter, mais pas enchérir',
    },
  },
  lookups: {
    name: 'Valeur de liste |||| Valeurs de liste',
    fields: { ...everyRecord, name: 'Nom', lookupTypeId: 'Type de liste', parentLookupId: 'Valeur parente', icon: 'Icône' },
  },
  lookupTypes: {
    name: 'Type de liste |||| Types de liste',
    fields: { ...everyRecord, name: 'Nom', icon: 'Icône', hasParent: 'A un type parent' },
  },
  numberingTemplates: {
    name: 'Modèle de numérotation |||| Modèles de numérotation',
    fields: {
      ...everyRecord,
      trcode: 'Code d’opération',
      value: 'Modèle de numéro',
      startDate: 'Date de début',
      endDate: 'Date de fin',
      priority: 'Priorité',
      firmNumber: 'N° de société',
      userId: 'Utilisateur',
      warehouseId: 'Entrepôt',
      department: 'Service',
      division: 'Établissement',
      userGroup: 'Groupe d’utilisateurs',
      userRole: 'Rôle de l’utilisateur',
    },
    options: { userRole: { Admin: 'Administrateur', Dealer: 'Négociant' } },
    groups: { scope: 'Champ d’application' },
    help: {
      trcode: 'Nature de la pièce, par exemple salesOrder',
      value: 'Texte et jetons {yyyy} {yy} {MM} {dd} {serial:n}, par exemple ORD-{yyyy}-{serial:6}',
      priority: 'Le plus petit nombre l’emporte',
    },
  },
  subscriptionPlans: {
    name: 'Formule d’abonnement |||| Formules d’abonnement',
    fields: {
      ...everyRecord,
      name: 'Nom',
      description: 'Description',
      carLimit: 'Limite de véhicules',
      pipelineCarLimit: 'Limite de véhicules en cours d’acquisition',
      pricePerMonth: 'Prix par mois',
      extraCarPrice: 'Prix par véhicule supplémentaire',
      iconUrl: 'URL de l’icône',
      active: 'Active',
    },
    help: {
      carLimit: 'Véhicules invendus qu’un négociant peut posséder',
      pipelineCarLimit: 'Offres actives et véhicules remportés non livrés, ensemble',
    },
  },
  subscriptions: {
    name: 'Abonnement |||| Abonnements',
    fields: {
      ...everyRecord,
      user: 'Utilisateur',
      plan: 'Formule',
      status: 'Statut',
      startDate: 'Date de début',
      renewalDate: 'Date de renouvellement',
      endDate: 'Date de fin',
      addonServices: 'Services complémentaires',
    },
    options: { status: { active: 'Actif', pastDue: 'En retard de paiement', suspended: 'Suspendu', ended: 'Terminé' } },
  },
  userRights: {
    name: 'Droit utilisateur |||| Droits des utilisateurs',
    fields: {
      ...everyRecord,
      role: 'Rôle',
      user: 'Utilisateur',
      entity: 'Type de donnée ou écran',
      action: 'Opération',
      effect: 'Effet',
    },
    options: {
      role: { Admin: 'Administrateur', Dealer: 'Négociant' },
      action: {
        list: 'Lister',
        show: 'Consulter',
        create: 'Créer',
        edit: 'Modifier',
        delete: 'Supprimer',
        approve: 'Approuver',
        export: 'Exporter',
        import: 'Importer',
      },
      effect: { allow: 'Autoriser', deny: 'Refuser' },
    },
    help: { role: 'Soit un rôle, soit un utilisateur' },
  },
  users: {
    name: 'Utilisateur |||| Utilisateurs',
    fields: {
      ...everyRecord,
      name: 'Nom',
      email: 'E-mail',
      phoneNumber: 'Téléphone',
      password: 'Mot de passe',
      roles: 'Rôles',
      image: 'Photo',
      active: 'Actif',
      department: 'Service',
      division: 'Établissement',
      userGroup: 'Groupe d’utilisateurs',
      locale: 'Langue',
      mutedNotifications: 'Notifications désactivées',
    },
    groups: { organization: 'Organisation' },
    options: {
      roles: { Admin: 'Administrateur', Dealer: 'Négociant' },
      locale: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' },
      mutedNotifications: notificationKinds,
    },
    help: {
      password: 'Au moins 6 caractères ; conservé sous forme hachée',
      mutedNotifications: 'Ce dont l’utilisateur ne veut pas être informé',
    },
  },
}

export default control
