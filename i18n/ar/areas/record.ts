import type { RecordMessages } from '../../en/areas/record.ts'

const record: RecordMessages = {
  problems:
    'لا حقول تحتاج إلى تصحيح |||| حقل واحد يحتاج إلى تصحيح |||| حقلان يحتاجان إلى تصحيح |||| %{smart_count} حقول تحتاج إلى تصحيح |||| %{smart_count} حقلًا يحتاج إلى تصحيح |||| %{smart_count} حقل يحتاج إلى تصحيح',
  by: 'بواسطة %{name}',
  missing: 'لا يمكن عرض هذا السجل',
  toList: 'العودة إلى القائمة',
  addEntry: 'إضافة عنصر',
  newEntry: 'عنصر جديد',
  entryName: 'الاسم',
  removeEntry: 'إزالة العنصر',
}

export default record
