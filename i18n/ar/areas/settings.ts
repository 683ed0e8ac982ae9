import type { SettingsMessages } from '../../en/areas/settings.ts'

const settings: SettingsMessages = {
  mode: 'فاتح للأماكن المضيئة، وداكن لراحة العينين.',
  themeSchema: 'لون الإجراء الرئيسي وما هو مختار.',
  layout: 'موضع القائمة وما تشغله من الصفحة.',
  sideNavCollapse: 'أيقونات بدل الأسماء لمساحة أكبر.',
  noSideMenu: 'لا قائمة جانبية في هذا التخطيط.',
  controlSize: 'حجم النص والحقول والصفوف.',
  language: 'تتبعها التواريخ والأرقام واتجاه الصفحة.',
}

export default settings
