/** What every record has besides its own fields. */
export const everyRecord = { id: 'المعرّف', createdAt: 'تاريخ الإنشاء', updatedAt: 'تاريخ التعديل' }
