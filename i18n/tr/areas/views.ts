import type { ViewMessages } from '../../en/areas/views.ts'

const views: ViewMessages = {
  title: 'Görünümler',
  all: 'Tüm kayıtlar',
  save: 'Değişiklikleri kaydet',
  saveAs: 'Farklı kaydet…',
  discard: 'Değişikliklerden vazgeç',
  changed: 'değişti',
  edit: 'Yeniden adlandır ve paylaş…',
  pin: 'Menüde göster',
  unpin: 'Menüden kaldır',
  makeDefault: 'Bu liste bununla açılsın',
  dropDefault: 'Bu liste bununla açılmasın',
  delete: 'Sil…',
  deleteTitle: '“%{name}” görünümü silinsin mi?',
  deleteText: 'Paylaşıldığı herkes için kaybolur. Kayıtlar yerinde kalır.',
  deleteYes: 'Sil',
  create: 'Görünüm olarak kaydet',
  editTitle: 'Görünümü düzenle',
  yes: 'Kaydet',
  name: 'Ad',
  firm: 'Firma içinde.',
  everyFirm: 'Bütün firmalarda.',
  incomplete: 'Bu görünümün bazı parçaları göremediğiniz alanlarla ilgili. Bunlar dışarıda bırakıldı.',
  missing: 'Bu görünüm yok ya da sizinle paylaşılmamış. Liste onsuz gösteriliyor.',
  saved: 'Görünüm kaydedildi',
  send: 'E-postayla gönder…',
  gone: 'Bu görünüm artık yok ya da sizinle paylaşılmamış',
  trash: 'Silinen kayıtlar',
  deleted: 'Görünüm silindi',
}

export default views
