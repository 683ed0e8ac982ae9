/** Fields that every record has. */
export const everyRecord = { id: 'Identifiant', createdAt: 'Créé le', updatedAt: 'Modifié le' }
