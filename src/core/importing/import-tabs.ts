/** The ways to import, each with a form of its own. */
export const importTabs = ['url', 'text', 'n8n', 'github', 'recipe-keeper', 'csv', 'file'] as const
export type ImportTab = (typeof importTabs)[number]

export interface TabGroup {
  label: string
  /** A group of several ways has a second row of tabs. */
  tabs: ReadonlyArray<ImportTab>
}

/** The three tabs of the import page, from the specification. */
export const pageTabs: ReadonlyArray<TabGroup> = [
  { label: 'Import from Website', tabs: ['url', 'text'] },
  { label: 'Import from N8N', tabs: ['n8n'] },
  { label: 'External Services', tabs: ['github', 'recipe-keeper', 'csv', 'file'] },
]

/** The tabs of the import dialog, from the specification. */
export const dialogTabs: ReadonlyArray<TabGroup> = [
  { label: 'URL', tabs: ['url'] },
  { label: 'File', tabs: ['file'] },
  { label: 'CSV', tabs: ['csv'] },
  { label: 'Text', tabs: ['text'] },
  { label: 'Services', tabs: ['github', 'n8n', 'recipe-keeper'] },
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
