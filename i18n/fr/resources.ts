import type { ResourceMessages } from '../resourceMessages.ts'

const system = { id: 'Identifiant', createdAt: 'Créé le', updatedAt: 'Modifié le' }

const resources: ResourceMessages = {
  attemptCounters: {
    name: 'Compteur de tentatives |||| Compteurs de tentatives',
    fields: { ...system, count: 'Nombre', resetsAt: 'Remise à zéro' },
  },
  auditEntries: {
    name: "Entrée d'audit |||| Entrées d'audit",
    fields: {
      ...system,
      at: 'Date et heure',
      actorId: "Identifiant de l'auteur",
      actorName: 'Auteur',
      action: 'Opération',
      entity: 'Type de donnée',
      recordId: 'Enregistrement',
      recordVersion: "Version de l'enregistrement",
      changes: 'Modifications',
      outcome: 'Résultat',
      jobId: 'Tâche',
    },
    options: { outcome: { done: 'Effectué', denied: 'Refusé' } },
    help: {
      actorId: 'Utilisateur, ou vide pour le système',
      changes: 'Champ → { old, new }, sans les données secrètes',
    },
  },
  bankAccounts: {
    name: 'Compte bancaire |||| Comptes bancaires',
    fields: {
      ...system,
      code: 'Code',
      name: 'Libellé',
      accountNo: 'N° de compte',
      iban: 'IBAN',
      bankType: 'Type de banque',
      currency: 'Devise',
      active: 'Actif',
    },
    options: { bankType: { main: 'Banque principale', branch: 'Agence', savings: 'Épargne' } },
  },
  countries: {
    name: 'Pays |||| Pays',
    fields: { ...system, id: 'Code', name: 'Nom', alpha3: 'Code alpha-3', numericCode: 'Code numérique' },
  },
  currencies: {
    name: 'Devise |||| Devises',
    fields: { ...system, id: 'Code', name: 'Nom', numericCode: 'Code numérique', digits: 'Décimales', active: 'Active' },
    help: { digits: "Nombre de décimales de l'unité divisionnaire" },
  },
  customers: {
    name: 'Client |||| Clients',
    fields: {
      ...system,
      code: 'Code',
      firstName: 'Prénom',
      secondName: 'Nom de famille',
      fullName: 'Nom complet',
      email: 'E-mail',
      phoneNumber: 'Téléphone',
      phoneNumber2: 'Téléphone 2',
      contactPhoneNo: 'Téléphone du contact',
      contactPerson: 'Personne à contacter',
      address: 'Adresse',
      address2: "Complément d'adresse",
      country: 'Pays',
      taxNo: 'N° fiscal',
      blocked: 'Bloqué',
    },
    groups: { contact: 'Coordonnées', address: 'Adresse', finance: 'Finances' },
    help: { fullName: 'Prénom et nom de famille, sauf indication contraire' },
  },
  jobs: {
    name: 'Tâche |||| Tâches',
    fields: {
      ...system,
      kind: 'Nature',
      entity: 'Type de donnée',
      ownerId: 'Identifiant du propriétaire',
      status: 'État',
      done: 'Traitées',
      total: 'Au total',
      failed: 'Refusées',
      input: 'Données reçues',
      result: 'Résultat',
    },
    options: {
      kind: { import: 'Importation' },
      status: { ready: 'Prête', running: 'En cours', done: 'Terminée', failed: 'Échouée', cancelled: 'Annulée', undone: 'Défaite' },
    },
  },
  lookups: {
    name: 'Valeur de liste |||| Valeurs de liste',
    fields: { ...system, name: 'Nom', lookupTypeId: 'Type de liste', parentLookupId: 'Valeur parente', icon: 'Icône' },
  },
  lookupTypes: {
    name: 'Type de liste |||| Types de liste',
    fields: { ...system, name: 'Nom', icon: 'Icône', hasParent: 'A un type parent' },
  },
  mainUnits: {
    name: 'Unité principale |||| Unités principales',
    fields: {
      ...system,
      code: 'Code',
      name: 'Nom',
      subUnits: 'Sous-unités',
      'subUnits.code': 'Code',
      'subUnits.name': 'Nom',
      'subUnits.factor1': 'Facteur 1',
      'subUnits.factor2': 'Facteur 2',
      'subUnits.isMain': 'Unité principale',
    },
  },
  outboxMails: {
    name: "E-mail |||| Boîte d'envoi",
    fields: { ...system, at: 'Date et heure', to: 'Destinataire', subject: 'Objet', status: 'État', text: 'Texte', error: 'Erreur' },
    options: { status: { kept: 'Conservé ici', sent: 'Envoyé', failed: 'Échec' } },
  },
  refreshTokens: {
    name: 'Jeton de renouvellement |||| Jetons de renouvellement',
    fields: { ...system, session: 'Session ouverte', tokenHash: 'Empreinte du jeton', usedAt: 'Utilisé le', nonce: 'Valeur unique' },
    help: { tokenHash: 'SHA-256, en hexadécimal', nonce: 'Sert à dériver son successeur' },
  },
  salesmen: {
    name: 'Vendeur |||| Vendeurs',
    fields: {
      ...system,
      code: 'Code',
      name: 'Nom',
      position: 'Fonction',
      firmNo: 'N° de société',
      userId: 'Utilisateur',
      active: 'Actif',
    },
  },
  sessions: {
    name: 'Session ouverte |||| Sessions ouvertes',
    fields: {
      ...system,
      user: 'Utilisateur',
      startedAt: 'Début',
      lastUsedAt: 'Dernière utilisation',
      expiresAt: 'Expire le',
      endedAt: 'Fin',
      endReason: 'Motif de fin',
      address: 'Adresse réseau',
      agent: 'Navigateur',
    },
    options: {
      endReason: {
        signOut: 'Déconnexion',
        reuse: 'Jeton utilisé deux fois',
        passwordReset: 'Mot de passe réinitialisé',
        inactive: 'Compte inactif',
      },
    },
  },
  uploads: {
    name: 'Fichier téléversé |||| Fichiers téléversés',
    fields: {
      ...system,
      name: 'Nom',
      mediaType: 'Type de média',
      size: 'Taille',
      ownerId: 'Identifiant du propriétaire',
      width: 'Largeur',
      height: 'Hauteur',
    },
  },
  users: {
    name: 'Utilisateur |||| Utilisateurs',
    fields: {
      ...system,
      name: 'Nom',
      email: 'E-mail',
      phoneNumber: 'Téléphone',
      password: 'Mot de passe',
      roles: 'Rôles',
      image: 'Photo',
      active: 'Actif',
      locale: 'Langue',
    },
    options: {
      roles: { Admin: 'Administrateur', Dealer: 'Négociant' },
      locale: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' },
    },
    help: { password: 'Au moins 6 caractères ; conservé sous forme hachée' },
  },
  verificationCodes: {
    name: 'Code de vérification |||| Codes de vérification',
    fields: {
      ...system,
      user: 'Utilisateur',
      codeHash: 'Empreinte du code',
      expiresAt: 'Expire le',
      triesLeft: 'Essais restants',
    },
  },
  warehouses: {
    name: 'Entrepôt |||| Entrepôts',
    fields: { ...system, firmNo: 'N° de société', name: 'Nom', warehouseNumber: "N° d'entrepôt", costGroup: 'Groupe de coûts' },
  },
}

export default resources
