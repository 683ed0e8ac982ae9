import type { SettingsMessages } from '../../en/areas/settings.ts'

const settings: SettingsMessages = {
  mode: 'Aydınlık ortamlar için açık, yorgun gözler için koyu.',
  themeSchema: 'Ana işlemin ve seçili olanın rengi.',
  layout: 'Menünün yeri ve sayfada kapladığı alan.',
  sideNavCollapse: 'Daha çok yer için adlar yerine simgeler.',
  noSideMenu: 'Bu yerleşimde yan menü yoktur.',
  controlSize: 'Metnin, alanların ve satırların boyutu.',
  singleKeysTitle: 'Ctrl’siz tuşlar',
  singleKeys: 'N, E, / ve diğerleri, bir şey yazılmıyorken Ctrl’siz çalışır. ? tuşu bunları listeler.',
  language: 'Tarihler, sayılar ve sayfanın yönü buna uyar.',
}

export default settings
