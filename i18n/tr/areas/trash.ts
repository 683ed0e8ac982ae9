import type { TrashMessages } from '../../en/areas/trash.ts'

const trash: TrashMessages = {
  kind: 'Kayıt türü',
  allKinds: 'Tüm türler',
  restore: 'Geri getir',
  remove: 'Kalıcı olarak sil',
  chooseAll: 'Gösterilenlerin tümünü seç',
  deletedBy: 'silen: %{by}, %{at}',
  deletedAt: 'silinme: %{at}',
  followed: '%{smart_count} kayıtla birlikte |||| %{smart_count} kayıtla birlikte',
  restoredWith: 'Onunla geri gelenler',
  refersAgain: 'Ona yeniden bağlananlar',
  removeTitle: '%{smart_count} kayıt kalıcı olarak silinsin mi? |||| %{smart_count} kayıt kalıcı olarak silinsin mi?',
  removeText: 'Bundan sonra geri getirilemezler. Yorumları ve dosyaları da silinir.',
  emptyAll: 'Tümünü kalıcı olarak sil',
  emptyTitle: '“%{kind}” türünden silinen kayıtların tümü kalıcı olarak silinsin mi?',
  empty: 'Silinmiş bir şey yok',
  hint: 'Silinen kayıtlar %{smart_count} gün burada kalır ve bu süre içinde geri getirilebilir. |||| Silinen kayıtlar %{smart_count} gün burada kalır ve bu süre içinde geri getirilebilir.',
  notFound: 'Eşleşen silinmiş kayıt yok',
  noneYet: 'Son silinenler arasında eşleşen yok',
  searchOn: 'Daha eski silinenlerde ara',
  more: 'Daha fazla göster',
  loadFailed: 'Silinen kayıtlar yüklenemedi',
  restored: '%{smart_count} kayıt geri getirildi |||| %{smart_count} kayıt geri getirildi',
  removed: '%{smart_count} kayıt kalıcı olarak silindi |||| %{smart_count} kayıt kalıcı olarak silindi',
  refused: '%{smart_count} kayıt değiştirilemedi |||| %{smart_count} kayıt değiştirilemedi',
  left: 'Geri getirildi; ancak onunla birlikte silinen veya değiştirilen %{smart_count} kayıt olduğu gibi kaldı |||| Geri getirildi; ancak onunla birlikte silinen veya değiştirilen %{smart_count} kayıt olduğu gibi kaldı',
}

export default trash
