/** The formats that recipes can be downloaded in, in the order of the menus. `use` says whom a format is for. */
export const exportFormats = [
  { id: 'pdf', label: 'PDF', use: 'To print, or to read anywhere' },
  { id: 'markdown', label: 'Markdown', use: 'Obsidian and other notes apps' },
  { id: 'paprika', label: 'Paprika', use: 'Paprika 3, and apps that read its files' },
  { id: 'mealie', label: 'Mealie', use: 'Migration “Mealie Pre v1.0.0”' },
  { id: 'nextcloud-cookbook', label: 'Nextcloud Cookbook', use: 'Unpack it into your recipe folder' },
  { id: 'recipe-keeper', label: 'Recipe Keeper', use: 'Import/Export, Recipe Keeper .zip file' },
  { id: 'cooklang', label: 'Cooklang', use: 'Text files for the Cooklang apps' },
  { id: 'csv', label: 'CSV table', use: 'Excel and other spreadsheets' },
  { id: 'json', label: 'schema.org JSON', use: 'Other apps and programs' },
] as const

export type ExportFormatId = (typeof exportFormats)[number]['id']

export const isExportFormat = (id: unknown): id is ExportFormatId => exportFormats.some((format) => format.id === id)
