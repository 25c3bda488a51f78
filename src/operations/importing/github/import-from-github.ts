import { githubMessages, type GithubPlace, readGithubPlace } from '../../../core/importing/github-place.ts'
import type { ImportEvent } from '../../../core/importing/import-events.ts'
import type { Actor } from '../../../core/recipes/actor.ts'
import type { GithubClient } from '../../../integrations/github/github.ts'
import type { App } from '../../app/app.ts'
import { startPageImport } from '../collect/start-page-import.ts'
import { importOutcomes, outcomesOf } from '../import-file.ts'
import { githubFailure } from './github-problem-text.ts'
import { githubOf } from './github-of.ts'
import { readGithubFile } from './read-github-file.ts'

export interface GithubImport {
  repository: string
  path: string
  /** The cook's token. It is used for this import only. */
  token: string | null
  /** The visitor's IP address. The visitor was admitted by `admitImport`. */
  visitor: string
  actor: Actor
  signal: AbortSignal
}

/** Imports a file of a repository. Its only recipe becomes a draft, and several wait in an import for the cook's choice. */
export async function* importFromGithub(app: App, sent: GithubImport): AsyncGenerator<ImportEvent> {
  const { visitor, actor, signal, token } = sent
  const read = readGithubPlace(sent.repository, sent.path)
  if (!read.ok) return yield { kind: 'problem', reason: 'bad-address', message: read.message }
  const { place } = read
  if (place.kind === 'folder') return yield* startFolder(app, place, sent)
  yield { kind: 'stage', stage: 'asking' }
  const client = githubOf(app, token, signal)
  const found = await readFile(app, client, place, { visitor, signal })
  if (signal.aborted) return
  if (!found.ok) {
    app.log.info({ kind: found.kind, said: found.statusText }, 'A file of GitHub could not be fetched')
    return yield githubFailure(found, token !== null)
  }
  yield { kind: 'stage', stage: 'reading' }
  const name = nameOf(place)
  for await (const event of importOutcomes(app, { name, visitor, actor, signal }, outcomesOf([found.outcomes])))
    yield event.kind === 'problem' && event.reason === 'no-recipe'
      ? { ...event, message: `${githubMessages.failed} ${event.message}` }
      : event
}

const nameOf = ({ owner, repository, path }: GithubPlace) => [owner, repository, path].filter(Boolean).join('/')

/** A folder may have thousands of files, so a job reads them. */
async function* startFolder(
  app: App,
  { kind: _kind, ...settings }: GithubPlace,
  { actor, visitor, token }: GithubImport,
): AsyncGenerator<ImportEvent> {
  const name = nameOf({ ...settings, kind: 'folder' })
  const key = token === null ? {} : { key: token }
  const started = await startPageImport(app, { actor, visitor, kind: 'github', name, settings, ...key })
  yield started.ok
    ? { kind: 'import', id: started.id, recipes: 0 }
    : { kind: 'problem', reason: 'too-many', message: started.problem }
}

/** From the specification. Where the file is not there, the repository is asked which branch it uses. */
const usualBranch = 'main'

async function readFile(
  app: App,
  client: GithubClient,
  place: GithubPlace,
  sender: { visitor: string; signal: AbortSignal },
) {
  if (place.branch === 'named') return readGithubFile(app, client, { ...place, ref: '' }, sender)
  const usual = await readGithubFile(app, client, { ...place, ref: usualBranch }, sender)
  if (usual.ok || usual.kind !== 'not-found') return usual
  const about = await client.about(place)
  // The file is missing in any case. The API may have run out of requests, which says nothing about it.
  if (!about.ok) return about.kind === 'limited' ? usual : about
  if (about.defaultBranch === usualBranch) return usual
  return readGithubFile(app, client, { ...place, ref: about.defaultBranch }, sender)
}
