import type { GithubClient, GithubProblem } from '../../../../integrations/github/github.ts'
import type { GithubSettings } from './github.ts'

interface FoundFolder {
  ok: true
  commit: string
  ref: string
  /** Null if the path is a file. */
  folder: { sha: string; path: string } | null
  files: ReadonlyArray<string>
}

/** The most slashes in the name of a branch that we look for. */
const deepestRef = 5

/** Finds the commit and the folder that a place means now. */
export async function findFolder(client: GithubClient, where: GithubSettings): Promise<FoundFolder | GithubProblem> {
  // Also for a named branch: it tells whether the site may use its own token.
  const about = await client.about(where)
  if (!about.ok) return about
  const segments = where.path.split('/').filter(Boolean)
  const found =
    where.branch === 'default'
      ? await commitAt(client, where, about.defaultBranch, segments)
      : await commitInPath(client, where, segments)
  if (!found.ok) return found
  let sha = found.commit
  for (const [index, segment] of found.path.entries()) {
    const list = await client.tree(where, sha)
    if (!list.ok) return list
    const entry = list.entries.find(({ path }) => path === segment)
    const path = found.path.slice(0, index + 1).join('/')
    if (entry?.type === 'blob' && index === found.path.length - 1)
      return { ok: true, commit: found.commit, ref: found.ref, folder: null, files: [path] }
    if (entry?.type !== 'tree') return { ok: false, kind: 'not-found', statusText: 'Not Found', retryAfter: null }
    sha = entry.sha
  }
  return { ok: true, commit: found.commit, ref: found.ref, folder: { sha, path: found.path.join('/') }, files: [] }
}

async function commitAt(client: GithubClient, where: GithubSettings, ref: string, path: ReadonlyArray<string>) {
  const commit = await client.commitOf(where, ref)
  return commit.ok ? { ok: true as const, commit: commit.sha, ref, path } : commit
}

/** Branches may have slashes in their names, so the shortest beginning of the path that is one counts. */
async function commitInPath(client: GithubClient, where: GithubSettings, segments: ReadonlyArray<string>) {
  for (let length = 1; ; length += 1) {
    const found = await commitAt(client, where, segments.slice(0, length).join('/'), segments.slice(length))
    if (found.ok || found.kind !== 'not-found' || length === Math.min(segments.length, deepestRef)) return found
  }
}
