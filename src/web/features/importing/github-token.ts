import { storedEntry } from '../../browser/stored-entry.ts'

const longest = 300

/** The cook's token for GitHub. It ends with the tab, and travels in a header of an import only. */
export const githubTokenEntry = storedEntry<string | null>({
  name: 'github_token',
  area: 'session',
  version: 1,
  empty: null,
  check: (value) =>
    typeof value === 'string' && /^[\x21-\x7e]+$/.test(value) && value.length <= longest ? value : undefined,
  isBare: true,
})
