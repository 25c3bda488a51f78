import { z } from 'zod'
import { mayHoldRecipe, pictureAmong } from '../../../../core/importing/github-files.ts'
import type { GithubClient, GithubProblem, Repository } from '../../../../integrations/github/github.ts'
import { githubFailure } from '../../github/github-problem-text.ts'
import { githubOf } from '../../github/github-of.ts'
import { githubPageOf, readGithubFile } from '../../github/read-github-file.ts'
import type { PageImport, Collector, Discovery, FoundPage, Later, PageOutcome, Stop } from '../collector.ts'
import { findFolder } from './find-folder.ts'

const Settings = z.object({
  owner: z.string(),
  repository: z.string(),
  path: z.string(),
  branch: z.enum(['default', 'named']),
})
export type GithubSettings = z.infer<typeof Settings>

/**
 * All files are read from the commit that the branch named at the start, so that a change during the import does not
 * mix versions.
 */
const Folders = z.object({
  commit: z.string(),
  ref: z.string(),
  /** Folders whose lists are not read yet. */
  left: z.array(z.object({ sha: z.string(), path: z.string() })),
  files: z.number(),
})
type Folders = z.infer<typeof Folders>

const Details = z.object({ commit: z.string(), ref: z.string(), path: z.string(), picture: z.string().nullable() })

const usualPauseSeconds = 60

/** Imports a folder of a repository, or all of it. */
export const githubFolder = {
  kind: 'github',
  lane({ settings }) {
    const { owner, repository } = Settings.parse(settings)
    return `github ${owner}/${repository}`.toLowerCase()
  },
  async discover(app, pageImport, cursor, signal): Promise<Discovery> {
    const where = Settings.parse(pageImport.settings)
    const client = githubOf(app, pageImport.key, signal)
    if (cursor !== null) return listFolder(client, where, Folders.parse(cursor), pageImport)
    const found = await findFolder(client, where)
    if (!found.ok) return problemIn(found, pageImport)
    const { commit, ref, folder, files } = found
    const pages = files.map((path) => pageOf(where, { commit, ref, path, picture: null }))
    if (!folder) return { kind: 'found', pages, cursor: null }
    return { kind: 'found', pages, cursor: { commit, ref, left: [folder], files: 0 } satisfies Folders }
  },
  async read(app, pageImport, page, signal): Promise<PageOutcome> {
    const where = Settings.parse(pageImport.settings)
    const { commit, ref, path, picture } = Details.parse(page.details)
    const client = githubOf(app, pageImport.key, signal)
    const file = { ...where, ref: commit, shownRef: ref, path, pictures: picture ? [picture] : [] }
    const read = await readGithubFile(app, client, file, { visitor: `import ${pageImport.importId}`, signal })
    if (read.ok) {
      const isQuiet = read.outcomes.every(
        (outcome) => !outcome.ok && (path.endsWith('.md') || isNoRecipe(outcome.problem)),
      )
      return isQuiet ? { kind: 'skipped' } : { kind: 'read', outcomes: read.outcomes }
    }
    if (read.kind === 'not-found' || read.kind === 'too-large')
      return { kind: 'failed', problem: githubFailure(read, pageImport.key !== null).message }
    return problemIn(read, pageImport)
  },
} satisfies Collector

const isNoRecipe = (problem: string) => /^no recipe/i.test(problem)

/** Reads the list of one folder with all folders in it. If the list is cut off, reads them one by one. */
async function listFolder(
  client: GithubClient,
  where: GithubSettings,
  folders: Folders,
  pageImport: PageImport,
): Promise<Discovery> {
  const { commit, ref, left, files } = folders
  const [next, ...others] = left
  if (!next) return { kind: 'found', pages: [], cursor: null }
  const deep = await client.tree(where, next.sha, { isDeep: true })
  const list = deep.ok && deep.isCut ? await client.tree(where, next.sha) : deep
  if (!list.ok) return problemIn(list, pageImport)
  const inFolder = (path: string) => (next.path === '' ? path : `${next.path}/${path}`)
  const entries = list.entries.map((entry) => ({ ...entry, path: inFolder(entry.path) }))
  const byLowerCase = new Map(entries.map(({ path }) => [path.toLowerCase(), path]))
  const pages = entries
    .filter(({ type, path, size }) => type === 'blob' && size > 0 && mayHoldRecipe(path))
    .map(({ path }) => pageOf(where, { commit, ref, path, picture: pictureAmong(path, byLowerCase) }))
  const deeper =
    deep.ok && deep.isCut ? entries.filter(({ type }) => type === 'tree').map(({ sha, path }) => ({ sha, path })) : []
  const rest: Folders = { commit, ref, left: [...others, ...deeper], files: files + pages.length }
  if (rest.left.length > 0) return { kind: 'found', pages, cursor: rest }
  if (rest.files === 0)
    return {
      kind: 'stop',
      problem: 'There is no recipe file here. We read .json, .yml, .yaml, .md and .cook. Check the path.',
    }
  return { kind: 'found', pages, cursor: null }
}

const pageOf = (where: Repository, details: z.infer<typeof Details>): FoundPage => ({
  address: githubPageOf(where, `${details.ref}/${details.path}`),
  details,
})

function problemIn(problem: GithubProblem, { key }: PageImport): Later | Stop {
  const { message } = githubFailure(problem, key !== null)
  switch (problem.kind) {
    case 'limited':
      return { kind: 'later', seconds: problem.retryAfter ?? usualPauseSeconds, problem: message }
    case 'unreachable':
    case 'failed':
      return { kind: 'later', seconds: usualPauseSeconds, problem: message }
    case 'bad-token':
      return { kind: 'stop', problem: message, ...(key !== null && { reason: 'key' }) }
    case 'forbidden':
    case 'not-found':
    case 'too-large':
      return { kind: 'stop', problem: message }
  }
}
