import type { CallState, CrawlerCallKind } from '../../../core/crawler/console-call.ts'
import { counted } from '../../../core/text/counted.ts'

export interface CallField {
  name: string
  label: string
  kind: 'address' | 'text' | 'short' | 'lines' | 'code' | 'number' | 'flag'
  hint?: string
  placeholder?: string
  /** The value of a form that was not sent yet. */
  usual?: string
}

interface CallText {
  label: string
  /** The purpose of the call, and its cost. */
  about: string
  button: string
  pendingButton: string
  fields: ReadonlyArray<CallField>
}

const mainContent: CallField = {
  name: 'onlyMainContent',
  label: 'Leave out menus and footers',
  kind: 'flag',
}
const address: CallField = { name: 'url', label: 'Address', kind: 'address', placeholder: 'https://' }
const addresses: CallField = {
  name: 'urls',
  label: 'Addresses',
  kind: 'lines',
  hint: 'One on each line.',
  placeholder: 'https://…\nhttps://…',
}

export const callText: Readonly<Record<CrawlerCallKind, CallText>> = {
  scrape: {
    label: 'Read a page',
    about: 'Opens one page as a browser does and returns it as Markdown and HTML. It usually costs one credit.',
    button: 'Read the page',
    pendingButton: 'Starting...',
    fields: [
      address,
      {
        name: 'waitFor',
        label: 'Seconds to wait for the page’s scripts',
        kind: 'number',
        hint: '0 to 30.',
        usual: '0',
      },
      mainContent,
    ],
  },
  batch: {
    label: 'Read several pages',
    about: 'Reads up to 100 pages as one job. It usually costs one credit for each page.',
    button: 'Read the pages',
    pendingButton: 'Starting...',
    fields: [
      addresses,
      { name: 'ignoreInvalidURLs', label: 'Skip lines that aren’t addresses', kind: 'flag' },
      {
        name: 'webhook',
        label: 'Webhook address (optional)',
        kind: 'address',
        hint: 'The crawler sends its progress there.',
        placeholder: 'https://',
      },
      mainContent,
    ],
  },
  extract: {
    label: 'Collect data',
    about:
      'A language model reads up to 20 pages and returns what you ask for as JSON. It costs more than reading. Firecrawl plans to retire it.',
    button: 'Collect',
    pendingButton: 'Starting...',
    fields: [
      addresses,
      { name: 'prompt', label: 'What to collect', kind: 'text', placeholder: 'Title and cooking time' },
      {
        name: 'schema',
        label: 'JSON schema (optional)',
        kind: 'code',
        placeholder: '{ "type": "object", "properties": { "title": { "type": "string" } } }',
      },
    ],
  },
  map: {
    label: 'List a site’s pages',
    about: 'Lists the addresses of a site without reading them. It usually costs one credit.',
    button: 'List the pages',
    pendingButton: 'Starting...',
    fields: [
      { ...address, label: 'Address of the site' },
      { name: 'search', label: 'Words to list first (optional)', kind: 'text', placeholder: 'recipe' },
      { name: 'limit', label: 'Addresses at most', kind: 'number', hint: '1 to 5,000.', usual: '500' },
      { name: 'includeSubdomains', label: 'Also subdomains', kind: 'flag' },
    ],
  },
  crawl: {
    label: 'Crawl a site',
    about: 'Follows the links of a site and reads up to 100 of its pages. It usually costs one credit for each page.',
    button: 'Start the crawl',
    pendingButton: 'Starting...',
    fields: [
      { ...address, label: 'Address to start from' },
      { name: 'limit', label: 'Pages at most', kind: 'number', hint: '1 to 100.', usual: '10' },
      {
        name: 'includePaths',
        label: 'Only these paths (optional)',
        kind: 'text',
        hint: 'Patterns, separated by commas.',
        placeholder: 'recipes/.*',
      },
      mainContent,
    ],
  },
  llmstxt: {
    label: 'Write an LLMs.txt',
    about:
      'Describes a site for language models, with a line for each page. It usually costs one credit for each page. Firecrawl plans to retire it.',
    button: 'Write it',
    pendingButton: 'Starting...',
    fields: [
      { ...address, label: 'Address of the site' },
      { name: 'maxUrls', label: 'Pages at most', kind: 'number', hint: '1 to 100.', usual: '10' },
      { name: 'showFullText', label: 'Also the text of the pages', kind: 'flag' },
    ],
  },
  search: {
    label: 'Search the web',
    about: 'Searches the web, and reads the pages it finds if you like. It usually costs one credit for each result.',
    button: 'Search',
    pendingButton: 'Starting...',
    fields: [
      { name: 'query', label: 'Search for', kind: 'text', placeholder: 'leek soup recipe' },
      { name: 'limit', label: 'Results at most', kind: 'number', hint: '1 to 20.', usual: '5' },
      { name: 'lang', label: 'Language', kind: 'short', hint: 'Two letters.', usual: 'en' },
      { name: 'country', label: 'Country', kind: 'short', hint: 'Two letters.', usual: 'us' },
      { name: 'withPages', label: 'Read the pages too, so that recipes can be imported', kind: 'flag' },
    ],
  },
  research: {
    label: 'Research a question',
    about:
      'A language model searches, reads and writes a report with its sources. It takes minutes, and usually costs one credit for each page it reads. Firecrawl plans to retire it.',
    button: 'Start the research',
    pendingButton: 'Starting...',
    fields: [
      { name: 'query', label: 'Question', kind: 'text', placeholder: 'How did leek soup get its name?' },
      { name: 'maxUrls', label: 'Pages at most', kind: 'number', hint: '1 to 100.', usual: '20' },
      { name: 'timeLimit', label: 'Seconds at most', kind: 'number', hint: '30 to 300.', usual: '270' },
    ],
  },
}

export const callGroups: ReadonlyArray<{ title: string; kinds: ReadonlyArray<CrawlerCallKind> }> = [
  { title: 'Pages', kinds: ['scrape', 'batch', 'extract'] },
  { title: 'Whole sites', kinds: ['map', 'crawl', 'llmstxt'] },
  { title: 'Search and research', kinds: ['search', 'research'] },
]

export const stateText: Readonly<Record<CallState, { label: string; variant: 'info' | 'ok' | 'hard' | 'plain' }>> = {
  running: { label: 'Running', variant: 'info' },
  completed: { label: 'Completed', variant: 'ok' },
  failed: { label: 'Failed', variant: 'hard' },
  cancelled: { label: 'Canceled', variant: 'plain' },
}

/** The words of this site for the states in which the crawler has not finished a job. */
const jobStates: Readonly<Record<string, string>> = {
  started: 'Waiting',
  pending: 'Waiting',
  queued: 'Waiting',
  waiting: 'Waiting',
  paused: 'Paused',
  active: 'At work',
  processing: 'At work',
  scraping: 'Reading pages',
}

/** Returns the words for the state of a job at the crawler. Null if there is none to add to the state of the call. */
export const jobStateWords = (state: string | null) => (state === null ? null : (jobStates[state] ?? null))

/** Returns the words for the cost of a call. */
export const creditWords = (credits: number) => counted(credits, 'credit')
