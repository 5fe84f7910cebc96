import type { Words } from '@sarai/locale/message.ts'

/** The few words that the kit says by itself; screens bring their own. */
export const en = {
  shortName: 'Sarai',
  byBrand: 'by Caravanserai',
  version: 'Version {version}',
  copyright: '© {year} Caravanserai',
  support: 'Support {phone}',

  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading…',
  loadFailed: 'This part could not be loaded',
  reference: 'Reference: {id}',

  language: 'Language',
  theme: 'Theme',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeSystem: 'Same as device',

  skipToContent: 'Skip to main content',
  mainNavigation: 'Main navigation',
  menu: 'Menu',
  collapseMenu: 'Collapse menu',
  expandMenu: 'Expand menu',
  account: 'Account',
  accountOf: 'Account of {name}',
  changePassword: 'Change password',
  logOut: 'Log out',
  today: 'Today',
  search: 'Search',

  palettePlaceholder: 'Search or type a command…',
  paletteEmpty: 'Nothing found',
  paletteFound: { one: '# result', other: '# results' },
  keys: 'Keyboard shortcuts',
  keysAnywhere: 'Anywhere',
  keysThen: 'then',
  keysSingle: 'Single-key shortcuts',
  keysSingleHelp: 'Switch them off if you dictate by voice or hit keys by accident. Ctrl K always works.',
  keyPalette: 'Search and commands',
  keyList: 'This list',
} as const satisfies Words
