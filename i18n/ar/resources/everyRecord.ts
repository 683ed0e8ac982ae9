/** Fields that every record has. */
export const everyRecord = { id: 'المعرّف', createdAt: 'تاريخ الإنشاء', updatedAt: 'تاريخ التعديل' }
