import { recipeFileEndings } from './github-files.ts'

/** A typed place on GitHub: a repository, and a path in it. */
export interface GithubPlace {
  owner: string
  repository: string
  /** Without slashes at its ends. Empty for the whole repository. */
  path: string
  /**
   * `default`: the path counts from the default branch. `named`: the path begins with a branch, tag or commit, whose name
   * may contain slashes, so only GitHub knows where it ends.
   */
  branch: 'default' | 'named'
  kind: 'file' | 'folder'
}

export type PlaceOutcome = { ok: true; place: GithubPlace } | { ok: false; message: string }

/** Messages from the specification's error catalog. */
export const githubMessages = {
  invalid: 'Invalid GitHub repository URL.',
  failed: 'Failed to import recipe from GitHub.',
  imported: 'Recipe imported successfully!',
  fetch: (statusText: string) => `Failed to fetch file: ${statusText}.`,
} as const

/** The cook's own token travels in this header and is stored nowhere on the server. */
export const githubTokenHeader = 'x-github-token'

const outside = 'The path must stay inside the repository. Remove “..” from it.'

const ownerShape = /^[a-z\d](?:[a-z\d-]{0,38})$/i
const repositoryShape = /^(?!\.{1,2}$)[\w.-]{1,100}$/
const longestPath = 1_000

/** Reads the repository and the path as typed. Both may be an address copied from the browser. */
export function readGithubPlace(repositoryText: string, pathText: string): PlaceOutcome {
  const typedPath = pathText.trim()
  // A cook may paste the address of a file into the second field.
  const pasted = /^https?:\/\//i.test(typedPath) ? addressIn(typedPath) : null
  const address = pasted ?? addressIn(repositoryText.trim())
  if (!address) return invalid
  const more = pasted || address.kind === 'file' ? [] : typedPath.split('/').filter(Boolean)
  const segments = [...address.segments, ...more]
  if (segments.some((segment) => segment === '..' || segment === '.')) return { ok: false, message: outside }
  const path = segments.join('/')
  if (path.length > longestPath || /[\p{Cc}\\]/u.test(path))
    return { ok: false, message: 'The path is too long or has characters that no path has.' }
  const { owner, repository, branch } = address
  const kind = address.kind ?? (recipeFileEndings.test(path) ? 'file' : 'folder')
  return { ok: true, place: { owner, repository, path, branch, kind } }
}

const invalid: PlaceOutcome = { ok: false, message: githubMessages.invalid }

interface Address extends Pick<GithubPlace, 'owner' | 'repository' | 'branch'> {
  segments: ReadonlyArray<string>
  /** Null if the address does not tell. */
  kind: GithubPlace['kind'] | null
}

/** Reads `owner/repository`, with or without the address of GitHub before it and a place in the repository after it. */
function addressIn(text: string): Address | null {
  const { host, path } = partsOf(text)
  if (path === null) return null
  const [owner = '', name = '', ...rest] = path
  const repository = name.replace(/\.git$/i, '')
  if (!ownerShape.test(owner) || !repositoryShape.test(repository)) return null
  const known = { owner, repository }
  if (host === 'raw') return { ...known, branch: 'named', segments: withoutRefs(rest), kind: 'file' }
  const [view, ...place] = rest
  if (view === undefined) return { ...known, branch: 'default', segments: [], kind: null }
  if (place.length === 0) return null
  switch (view) {
    case 'blob':
    case 'raw':
    case 'blame':
    case 'edit':
      return { ...known, branch: 'named', segments: withoutRefs(place), kind: 'file' }
    case 'tree':
      return { ...known, branch: 'named', segments: place, kind: null }
    default:
      return null
  }
}

/** Addresses of raw files name a branch in full: `refs/heads/main`. */
const withoutRefs = ([first, second, ...rest]: ReadonlyArray<string>) =>
  first === 'refs' && (second === 'heads' || second === 'tags')
    ? rest
    : [first, second, ...rest].filter((segment) => segment !== undefined)

function partsOf(text: string): { host: 'site' | 'raw'; path: ReadonlyArray<string> | null } {
  const withoutScheme = text.replace(/^(?:https?:\/\/|git@(?=github\.com:))/i, '')
  const [first = '', ...rest] = withoutScheme
    .replace(/[?#].*$/, '')
    .replace(/^github\.com:/i, 'github.com/')
    .split('/')
  const decoded = decode(rest)
  if (/^(?:www\.)?github\.com$/i.test(first)) return { host: 'site', path: decoded }
  if (/^raw\.githubusercontent\.com$/i.test(first)) return { host: 'raw', path: decoded }
  // Another site, unless this is `owner/repository`. An owner has no dot in its name.
  return { host: 'site', path: withoutScheme === text ? decode([first, ...rest]) : null }
}

function decode(segments: ReadonlyArray<string>): ReadonlyArray<string> | null {
  try {
    return segments.map((segment) => decodeURIComponent(segment)).filter(Boolean)
  } catch {
    return null
  }
}
