import type { Dashboards } from '../../en/areas/dashboards.ts'

const dashboards: Dashboards = {
  title: 'Raporlar',
  arrange: 'Düzenle',
  cancel: 'Vazgeç',
  save: 'Kaydet',
  saved: 'Düzen kaydedildi',
  reset: 'Varsayılana dön',
  resetHint: 'Kendi düzeniniz silinir',
  saveFor: 'Kimin için kaydedilsin',
  roles: { own: 'Yalnızca ben', Admin: 'Tüm yöneticiler', Dealer: 'Tüm bayiler' },
  add: 'Rapor ekle',
  none: 'Burada henüz rapor yok',
  noneHint: 'Bir rapor ekleyin ya da raporun formunda panoda gösterilmesini seçin.',
  filters: 'Sayfanın filtreleri',
  unpick: 'Filtreyi kaldır: %{name}',
  records: 'Kayıtları göster: %{name}',
  lacks: 'Uygulanmayan filtre: %{names}',
  create: 'Yeni rapor',
  open: '%{name} raporunu aç',
  remove: '%{name} raporunu kaldır',
  earlier: '%{name} raporunu öne al',
  later: '%{name} raporunu geriye al',
  drag: '%{name} raporunu taşı: Boşluk tuşuna basın, ok tuşlarıyla taşıyın, yeniden Boşluk tuşuna basın',
  size: '%{name} raporunun genişliği',
  sizes: { small: 'Küçük', medium: 'Orta', large: 'Büyük', full: 'Tam' },
  moved: '%{name} artık %{count} rapor içinde %{place}. sırada',
  picked: '%{name} alındı: ok tuşlarıyla taşıyın, bırakmak için Boşluk, vazgeçmek için Escape tuşuna basın',
  kept: '%{name} yerinde kaldı',
}

export default dashboards
