import type { KeyMessages } from '../../en/areas/keys.ts'

const keys: KeyMessages = {
  title: 'Klavye kısayolları',
  singleOff: 'Ctrl’siz tuşlar ayarlarda kapatıldı.',
  space: 'Boşluk',
  groups: {
    everywhere: 'Her yerde',
    list: 'Bu listede',
    cell: 'Hücrede',
    record: 'Bu kayıtta',
    form: 'Bu formda',
  },
  names: {
    palette: 'Kayıtlarda ve ekranlarda ara',
    undo: 'Son değişikliği geri al',
    help: 'Bu kısayolları göster',
    search: 'Listede ara',
    create: 'Yeni kayıt',
    nextRow: 'Sonraki satır',
    previousRow: 'Önceki satır',
    openRow: 'Satırı aç',
    editRow: 'Satırı düzenle',
    selectRow: 'Satırı seç',
    quickView: 'Satıra hızlı bakış',
    closeView: 'Hızlı bakışı kapat',
    enterCells: 'Hücreler arasında gez',
    editCell: 'Hücreyi düzenle (veya üzerine yaz)',
    leaveCells: 'Satıra dön',
    edit: 'Düzenle',
    next: 'Sonraki kayıt',
    previous: 'Önceki kayıt',
    save: 'Kaydet',
    saveAndAdd: 'Kaydet ve yenisini ekle',
  },
  last: 'Listenin son kaydı bu.',
  first: 'Listenin ilk kaydı bu.',
  elsewhere: 'Bu kayıt, ayrıldığınız liste sayfasında yok.',
  cell: {
    noRight: 'Bu değeri değiştiremezsiniz.',
    computed: 'Bu değeri sistem doldurur.',
    fixed: 'Bu değer, kayıt oluşturulurken bir kez belirlenir.',
    rows: 'Bu değerleri kaydın sayfasında değiştirin.',
    absent: 'Bu kayıtta böyle bir değer yok.',
  },
  view: {
    title: 'Hızlı bakış',
    open: 'Aç',
    edit: 'Düzenle',
    close: 'Hızlı bakışı kapat',
  },
}

export default keys
