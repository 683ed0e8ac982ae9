import type { AccessMessages } from '../../en/areas/access.ts'

const access: AccessMessages = {
  trust: { verify: 'Adresi doğrula' },
  viewAs: {
    button: 'Bu kullanıcı olarak görüntüle',
    notice: 'Sistemi %{name} olarak görüntülüyorsunuz. Hiçbir şey değiştirilemez.',
    back: 'Hesabıma dön',
  },
  why: {
    intro:
      'Bir kullanıcı bir şeyi neden yapabilir ya da yapamaz? Kullanıcıyı ve yapmak istediğini seçin; yanıt, şu anda belirleyici olan kuralı gösterir.',
    user: 'Kullanıcı',
    action: 'İşlem',
    record: 'Kayıt kimliği',
    recordHelp: 'Yalnızca tek bir kayıt için',
    ask: 'Sor',
    yes: 'Evet, yapabilir',
    no: 'Hayır, yapamaz',
    rules: {
      readOnly: 'Bu kayıtları yalnızca sunucu yazar',
      userDenied: 'Bir yetki bunu bu kullanıcıya yasaklıyor',
      userAllowed: 'Bir yetki bunu bu kullanıcıya veriyor',
      roleDefault: '%{role} rolü bunu varsayılan olarak yapabilir',
      roleAllowed: 'Bir yetki bunu %{role} rolüne veriyor',
      reserved: 'Bir yetki buna izin veriyor, ancak bu hak yalnızca varsayılan olarak sahip olan rollere ayrılmış',
      roleDenied: 'Bir yetki bunu %{role} rolüne yasaklıyor',
      notGranted: 'Bu kullanıcının hiçbir rolünde bu yetki yok',
      open: 'Bu ekran herkese açık',
      inactive: 'Hesap etkin değil, kullanıcı giriş yapamaz',
      noRecord: 'Böyle bir kayıt yok',
      hiddenRecord: 'Kayıt başkalarına ait: kullanıcı onu görmez',
      sharedRecord: 'Kullanıcı kaydı görür, ama kayıt bir başkasına ait olduğu için değiştiremez',
      visibleRecord: 'Kullanıcı bu kayda erişebilir',
      ownAccount: 'Kimse kendi hesabını silemez',
      emailUnverified: 'Kullanıcının e-posta adresi doğrulanmamış',
      firmPending: 'Kullanıcının firması henüz onaylanmadı',
      firmSuspended: 'Kullanıcının firması askıda',
    },
  },
  colleagues: {
    title: 'Çalışma arkadaşları',
    intro:
      'Buradaki herkes aynı kayıtlarla çalışır. E-postayla davet edin; kabul eden kişi bir şifre seçer ve bu firmaya katılır. Davet 7 gün geçerlidir.',
    own: 'Siz',
    invited: 'Davet edildi',
    expired: 'Davetin süresi doldu',
    inviteAgain: 'Yeniden davet et',
    inviteAgainThis: '%{name} adlı kişiyi yeniden davet et',
    invite: 'Davet et',
    asked: '%{email} adresiyle henüz hesap açılmadıysa davet yola çıktı.',
    withdraw: 'Daveti geri çek',
    withdrawThis: '%{name} için gönderilen daveti geri çek',
    withdrawn: '%{name} için gönderilen davet geri çekildi',
    remove: 'Çıkar',
    removeThis: '%{name} adlı kişiyi çıkar',
    removed: '%{name} çıkarıldı ve artık giriş yapamaz',
    removeTitle: '%{name} çıkarılsın mı?',
    removeText: 'Oturumları kapatılır, artık giriş yapamaz. Yaptığı işlemler korunur.',
  },
  firm: {
    pending: 'Firmanız onay bekliyor',
    missing:
      'Eksik bilgiler: %{fields}. Tamamlayıp kaydedin; ardından bir yönetici firmanızı inceler. Onaylanana kadar kendi kayıtlarınızla çalışabilir, ancak teklif veremez, araç sunamaz ve para çekemezsiniz.',
    review:
      'Tüm bilgiler tamam. Bir yönetici firmanızı inceliyor; onaylandığında size bildirilir. O zamana kadar kendi kayıtlarınızla çalışabilir, ancak teklif veremez, araç sunamaz ve para çekemezsiniz.',
    suspended: 'Firmanız askıya alındı',
    approve: 'Firmayı onayla',
    suspend: 'Firmayı askıya al',
    suspendTitle: 'Bu firma askıya alınsın mı?',
    suspendText: 'Kullanıcıları kayıtlarını görebilir, ancak hiçbir şeyi değiştiremez. Gerekçe kendilerine bildirilir.',
    approveDone: 'Firma onaylandı',
    suspendDone: 'Firma askıya alındı',
  },
}

export default access
