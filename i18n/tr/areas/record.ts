import type { RecordMessages } from '../../en/areas/record.ts'

const record: RecordMessages = {
  problems: 'Bir alan düzeltilmeli |||| %{smart_count} alan düzeltilmeli',
  by: '%{name} tarafından',
  missing: 'Bu kayıt gösterilemiyor',
  toList: 'Listeye dön',
  addEntry: 'Öğe ekle',
  newEntry: 'Yeni öğe',
  entryName: 'Ad',
  removeEntry: 'Öğeyi kaldır',
}

export default record
