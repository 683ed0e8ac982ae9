/** What every record has besides its own fields. */
export const everyRecord = { id: 'Kimlik', createdAt: 'Oluşturulma', updatedAt: 'Güncellenme' }
