import type { UploadMessages } from '../en/uploads.ts'

const uploads: UploadMessages = {
  dropImages: 'Resimleri buraya bırakın veya seçmek için tıklayın',
  dropFiles: 'Belgeleri buraya bırakın veya seçmek için tıklayın',
  main: 'Ana fotoğraf',
  moveEarlier: '%{number} numarayı öne al',
  moveLater: '%{number} numarayı geriye al',
  moved: 'Yeni sıra: %{number} / %{count}',
  remove: '%{number} numarayı kaldır',
  retry: 'Yeniden dene: %{name}',
  cancel: 'İptal et: %{name}',
  progressOf: 'Yükleniyor: %{name}',
  wait: 'Lütfen tüm yüklemeler bitene kadar bekleyin',
  unsent: 'Bazı dosyalar yüklenemedi. Yeniden deneyin ya da kaldırın, sonra kaydedin.',
}

export default uploads
