/** What every record has besides its own fields. */
export const everyRecord = { id: 'Identifiant', createdAt: 'Créé le', updatedAt: 'Modifié le' }
