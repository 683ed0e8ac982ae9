/** Fields that every record has. */
export const everyRecord = { id: 'Kimlik', createdAt: 'Oluşturulma', updatedAt: 'Güncellenme' }
