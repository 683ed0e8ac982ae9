import type { TemplateMessages } from '../../en/areas/templates.ts'

const templates: TemplateMessages = {
  title: 'Şablonlar',
  saveAs: 'Şablon olarak kaydet…',
  create: 'Şablon olarak kaydet',
  createText: 'Yeni kayıtlar bu değerlerle başlayabilir. Parolalar, dosyalar, benzersiz ve hesaplanan değerler alınmaz.',
  editTitle: 'Şablonu düzenle',
  editText: 'Değerler olduğu gibi kalır.',
  yes: 'Kaydet',
  name: 'Ad',
  update: '“%{name}” değerlerini değiştir',
  edit: '“%{name}” şablonunu yeniden adlandır ve paylaş…',
  delete: '“%{name}” şablonunu sil…',
  deleteTitle: '“%{name}” şablonu silinsin mi?',
  deleteText: 'Paylaşıldığı herkes için kaybolur. Onunla başlayan kayıtlar kalır.',
  deleteYes: 'Sil',
  saved: 'Şablon kaydedildi',
  deleted: 'Şablon silindi',
  started: '“%{name}” şablonuyla başladı.',
  incomplete: 'Bazı bölümleri artık var olmayan ya da doldurma hakkınız olmayan alanlara ait; bunlar atlandı.',
  missing: 'Bu şablon yok ya da sizinle paylaşılmamış.',
}

export default templates
