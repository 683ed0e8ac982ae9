import type { ImportMessages } from '../../en/areas/import.ts'

const imports: ImportMessages = {
  template: 'Doldurulacak şablon:',
  columns: {
    title: 'Sütunlar',
    text: 'Dosyadaki her sütunun hangi alanı doldurduğunu kontrol edin. Seçiminiz aynı başlıklara sahip dosyalar için hatırlanır.',
    remembered: 'Bunlar, bu başlıklar için daha önce seçtiğiniz alanlardır.',
    column: 'Dosyadaki sütun',
    samples: 'İlk değerler',
    field: 'Alan',
    none: 'Aktarılmasın',
    unnamed: '%{number}. sütun',
    twice: 'Bu alanı başka bir sütun dolduruyor.',
    heading: 'Başlıkların satırı',
    encoding: 'Karakter kümesi',
    format: 'Yazılışı',
    formats: { DMY: 'gün/ay/yıl', MDY: 'ay/gün/yıl', dot: '1,234.50', comma: '1.234,50' },
    mode: 'İçe aktarılan satırlar',
    modes: { all: 'Yeni ve değişen', create: 'Yalnızca yeni', update: 'Yalnızca değişen' },
    next: 'Satırları kontrol et',
    missing: 'Zorunlu alanların sütunu yok: %{fields}',
  },
  rows: {
    all: 'Tümü',
    excluded: 'dışarıda',
    none: 'Böyle satır yok.',
    checking: 'Kontrol ediliyor… %{done} / %{total} satır',
    mend: 'Düzelt',
    mendRow: '%{row}. satırı düzelt',
    again: 'Yeniden kontrol et',
    range: 'Gösterilen satırlar: %{from}–%{to} / %{total}',
    previous: 'Önceki satırlar',
    next: 'Sonraki satırlar',
    failed: 'Satırlar yüklenemedi.',
  },
  goesOn: 'Bu pencereyi kapatabilirsiniz. İçe aktarma sürer, kartı ne kadar ilerlediğini gösterir.',
  exports: {
    shown: 'Görünen biçimde',
    all: 'Tüm alanlar, yeniden içe aktarmak için',
    running: 'Dışa aktarılıyor',
    received: '%{size} alındı',
    cancelled: 'Dışa aktarma iptal edildi',
  },
  refused: {
    download: 'Reddedilen satırlar:',
    reason: 'Neden',
  },
}

export default imports
