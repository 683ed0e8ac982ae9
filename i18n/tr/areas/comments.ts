import type { CommentMessages } from '../../en/areas/comments.ts'

const comments: CommentMessages = {
  write: 'Yorum yazın',
  hint: '@ ile kişi anılır. Markdown kullanılabilir.',
  sendKey: '%{mod}+Enter gönderir.',
  send: 'Yorum yap',
  save: 'Kaydet',
  attach: 'Dosya ekle',
  people: 'Kişiler',
  offered: '%{smart_count} kişi bulundu |||| %{smart_count} kişi bulundu',
  edit: 'Yorumu düzenle',
  delete: 'Yorumu sil',
  edited: 'düzenlendi',
  new: 'Yeni',
  unread: '%{smart_count} yeni |||| %{smart_count} yeni',
  unknown: 'Bilinmeyen kullanıcı',
  deleteTitle: 'Bu yorum silinsin mi?',
  deleteText: 'Okuyabilen herkes için kaybolur.',
  empty: 'Henüz yorum yok',
  loadFailed: 'Yorumlar yüklenemedi',
}

export default comments
