import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const system: ResourceMessages = {
  attemptCounters: {
    name: 'Compteur de tentatives |||| Compteurs de tentatives',
    fields: { ...everyRecord, count: 'Nombre', resetsAt: 'Remise à zéro' },
  },
  auditEntries: {
    name: 'Entrée d’audit |||| Entrées d’audit',
    menu: 'Historique des modifications',
    fields: {
      ...everyRecord,
      at: 'Date et heure',
      actorId: 'Identifiant de l’auteur',
      actorName: 'Auteur',
      action: 'Opération',
      entity: 'Type de donnée',
      recordId: 'Enregistrement',
      recordVersion: 'Version de l’enregistrement',
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
  drafts: {
    name: 'Brouillon |||| Brouillons',
    fields: {
      ...everyRecord,
      ownerId: 'Identifiant du propriétaire',
      entity: 'Type de donnée',
      record: 'Enregistrement',
      version: 'Numéro de version',
      values: 'Valeurs',
    },
    help: {
      record: 'Son identifiant ; create pour un nouvel enregistrement',
      version: 'Version de l’enregistrement qui a été modifié',
      values: 'Champs modifiés',
    },
  },
  jobs: {
    name: 'Tâche |||| Tâches',
    fields: {
      ...everyRecord,
      kind: 'Type',
      entity: 'Type de donnée',
      ownerId: 'Identifiant du propriétaire',
      status: 'Statut',
      done: 'Traitées',
      total: 'Au total',
      failed: 'Refusées',
      input: 'Données reçues',
      result: 'Résultat',
    },
    options: {
      kind: { import: 'Importation', bulk: 'Modification groupée', undo: 'Annulation' },
      status: { ready: 'Prête', running: 'En cours', done: 'Terminée', failed: 'Échouée', cancelled: 'Interrompue', undone: 'Annulée' },
    },
  },
  numberSerials: {
    name: 'Compteur de numéros |||| Compteurs de numéros',
    fields: { firm: 'Société', ...everyRecord, templateId: 'Modèle de numérotation', prefix: 'Préfixe', last: 'Dernier numéro' },
  },
  outboxMails: {
    name: 'E-mail |||| Boîte d’envoi',
    fields: {
      ...everyRecord,
      at: 'Date et heure',
      to: 'Destinataire',
      subject: 'Objet',
      status: 'Statut',
      text: 'Texte',
      attachments: 'Pièces jointes',
      error: 'Erreur',
    },
    options: { status: { kept: 'Conservé ici', sent: 'Envoyé', waiting: 'À réessayer', failed: 'Échec' } },
  },
  referenceMarks: {
    name: 'Repère de donnée de référence |||| Repères de données de référence',
    fields: { ...everyRecord },
    help: { id: 'Entité et identifiant de la fiche, séparés par deux-points' },
  },
  refreshTokens: {
    name: 'Jeton de renouvellement |||| Jetons de renouvellement',
    fields: { ...everyRecord, session: 'Session ouverte', tokenHash: 'Empreinte du jeton', usedAt: 'Utilisé le', nonce: 'Valeur unique' },
    help: { tokenHash: 'SHA-256, en hexadécimal', nonce: 'Sert à dériver son successeur' },
  },
  sessions: {
    name: 'Session ouverte |||| Sessions ouvertes',
    fields: {
      ...everyRecord,
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
      firm: 'Société',
      ...everyRecord,
      name: 'Nom',
      mediaType: 'Type de média',
      size: 'Taille',
      ownerId: 'Identifiant du propriétaire',
      entity: 'Type de donnée',
      recordId: 'Enregistrement',
      path: 'Champ',
      width: 'Largeur',
      height: 'Hauteur',
    },
  },
  addressProofs: {
    name: 'Preuve d’adresse |||| Preuves d’adresse',
    fields: { ...everyRecord, user: 'Utilisateur', email: 'E-mail' },
  },
  secondFactors: {
    name: 'Second facteur |||| Seconds facteurs',
    fields: {
      ...everyRecord,
      user: 'Utilisateur',
      secret: 'Secret scellé',
      confirmedAt: 'Activé le',
      lastStep: 'Dernier intervalle',
      recoveryHashes: 'Empreintes de secours',
    },
    help: {
      confirmedAt: 'Vide jusqu’au premier code correct',
      lastStep: 'Intervalle du dernier code accepté',
      recoveryHashes: 'Des codes restants, séparés par des espaces',
    },
  },
  invitations: {
    name: 'Invitation de collègue |||| Invitations de collègues',
    fields: {
      ...everyRecord,
      firm: 'Société',
      invitedBy: 'Invité par',
      name: 'Nom',
      email: 'Adresse',
      role: 'Rôle',
      locale: 'Langue',
      codeHash: 'Empreinte du code',
      expiresAt: 'Expire le',
      triesLeft: 'Essais restants',
    },
    options: {
      role: { Admin: 'Administrateur', Dealer: 'Négociant' },
      locale: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' },
    },
  },
  verificationCodes: {
    name: 'Code de vérification |||| Codes de vérification',
    fields: {
      ...everyRecord,
      purpose: 'Usage',
      email: 'Adresse',
      user: 'Utilisateur',
      codeHash: 'Empreinte du code',
      expiresAt: 'Expire le',
      triesLeft: 'Essais restants',
    },
    options: { purpose: { password: 'Mot de passe', email: 'E-mail' } },
    help: { email: 'Adresse à laquelle le code a été envoyé' },
  },
}

export default system
