import type { ShapeMessages } from '../../en/areas/shapes.ts'

const shapes: ShapeMessages = {
  title: 'Görünüm',
  names: { table: 'Tablo', cards: 'Kartlar', board: 'Pano', calendar: 'Takvim' },
  columnsBy: 'Sütunlar',
  daysBy: 'Günler',
  order: 'Sütunların sırası',
  refused: {
    board: 'Bu liste, bu alana göre pano olarak gösterilemez. Düz liste gösteriliyor.',
    calendar: 'Bu liste, bu alana göre takvim olarak gösterilemez. Düz liste gösteriliyor.',
  },
  failed: 'Kayıtlar bu şekilde gösterilemedi.',
  asTable: 'Tablo olarak göster',
  board: {
    title: 'Pano: %{field}',
    none: 'Değer yok',
    empty: 'Kayıt yok',
    more: 'Daha fazla göster',
    moreColumns: 'Daha fazla sütun',
    failed: 'Bu kayıtlar yüklenemedi.',
    closed: 'Kartlar taşınamaz: %{reason}',
    fixedCard: 'Bu kart taşınamaz: %{reason}',
    picked: '“%{name}”, “%{column}” sütunundan alındı. Sol ve sağ oklarla sütun seçin, Enter bırakır, Escape vazgeçer.',
    over: '“%{column}”, %{count} sütundan %{place}. sütun.',
    moving: '“%{name}”, “%{column}” sütununa taşınıyor.',
    moved: '“%{name}” artık “%{column}” sütununda.',
    kept: '“%{name}”, “%{column}” sütununda kaldı.',
  },
  calendar: {
    today: 'Bugün',
    previous: 'Önceki',
    next: 'Sonraki',
    span: 'Gösterilen süre',
    spans: { month: 'Ay', week: 'Hafta', agenda: 'Ajanda' },
    more: '+%{count} daha',
    records: '%{smart_count} kayıt |||| %{smart_count} kayıt',
    empty: 'Bu ayda bir şey yok',
    undated: 'Tarihi olmayan %{count} kayıt |||| Tarihi olmayan %{count} kayıt',
    clocks: 'Saatler: %{zone}',
    closed: 'Kayıtlar taşınamaz: %{reason}',
    picked: '“%{name}” alındı: %{day}. Ok tuşlarıyla gün seçin, Enter bırakır, Escape vazgeçer.',
    over: '%{day}',
    moving: '“%{name}” taşınıyor: %{day}.',
    moved: '“%{name}” yeni günü: %{day}.',
    kept: '“%{name}” yerinde kaldı: %{day}.',
    undatedRecord: {
      picked: '“%{name}” alındı. Ok tuşlarıyla gün seçin, Enter bırakır, Escape vazgeçer.',
      kept: '“%{name}” tarihsiz kaldı.',
    },
  },
}

export default shapes
