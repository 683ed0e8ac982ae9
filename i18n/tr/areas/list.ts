import type { ListMessages } from '../../en/areas/list.ts'

const list: ListMessages = {
  totals: 'Toplamlar',
  failed: 'Toplamlar yüklenemedi.',
  jobs: {
    chooseField: 'Bir alan seçin',
    selectAll: 'Tümünü seç (%{total})',
    allSelected: '%{total} kaydın tümü seçildi',
    unbounded: 'eşleşenlerin tümü',
    title: '%{name}: kayıtlar değiştiriliyor',
    deleting: '%{name}: kayıtlar siliniyor',
    undoing: '%{name}: geri alınıyor',
    done: '%{total} kayıttan %{written} değiştirildi',
    deleted: '%{total} kayıttan %{written} silindi',
    undone: '%{total} kayıttan %{written} geri getirildi',
    progress: '%{done} / %{total}',
    cancelled: '%{done} / %{total} sonrasında durduruldu',
    stopped: 'İş %{done} / %{total} sonrasında başarısız oldu',
    refused: '%{smart_count} kayıt reddedildi |||| %{smart_count} kayıt reddedildi',
    more: 've %{count} kayıt daha',
    cancel: 'Durdur',
    undo: 'Geri al',
  },
}

export default list
