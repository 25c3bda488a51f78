/** The ways to import, each with a form of its own. */
export const importTabs = ['url', 'text', 'n8n', 'github', 'recipe-keeper', 'csv', 'file'] as const
export type ImportTab = (typeof importTabs)[number]

export interface TabGroup {
  id: string
  label: string
  /** A group of several ways has a second row of tabs. */
  tabs: ReadonlyArray<ImportTab>
}

/** The three tabs of the import page, from the specification. */
export const pageTabs: ReadonlyArray<TabGroup> = [
  { id: 'website', label: 'Import from Website', tabs: ['url', 'text'] },
  { id: 'webhook', label: 'Import from N8N', tabs: ['n8n'] },
  { id: 'external-services', label: 'External Services', tabs: ['github', 'recipe-keeper', 'csv', 'file'] },
]

/** The tabs of the import dialog, from the specification. */
export const dialogTabs: ReadonlyArray<TabGroup> = [
  { id: 'urls', label: 'URL', tabs: ['url'] },
  { id: 'files', label: 'File', tabs: ['file'] },
  { id: 'tables', label: 'CSV', tabs: ['csv'] },
  { id: 'texts', label: 'Text', tabs: ['text'] },
  { id: 'services', label: 'Services', tabs: ['github', 'n8n', 'recipe-keeper'] },
]

export const tabLabels: Record<ImportTab, string> = {
  url: 'URL',
  text: 'Text',
  n8n: 'N8N',
  github: 'GitHub',
  'recipe-keeper': 'Recipe Keeper',
  csv: 'CSV',
  file: 'File',
}
