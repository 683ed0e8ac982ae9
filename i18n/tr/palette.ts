import type { PaletteMessages } from '../en/palette.ts'

const palette: PaletteMessages = {
  open: 'Arama ve işlemler',
  placeholder: 'Kayıt, ekran veya işlem arayın…',
  results: 'Sonuçlar',
  recent: 'Son kullanılanlar',
  screens: 'Ekranlar',
  create: 'Oluştur',
  records: 'Kayıtlar',
  actions: 'İşlemler',
  language: 'Dil: %{name}',
  schema: 'Tema rengi: %{name}',
  layout: 'Yerleşim: %{name}',
  mode: 'Mod: %{name}',
  controlSize: 'Öğe boyutu: %{name}',
  keys: 'Klavye kısayolları',
  inList: '“%{query}” araması: %{list}',
  searching: 'Kayıtlar aranıyor…',
  nothing: '“%{query}” için sonuç bulunamadı',
  failed: 'Kayıtlar aranamadı.',
  choose: 'seç',
  run: 'aç',
  close: 'kapat',
}

export default palette
