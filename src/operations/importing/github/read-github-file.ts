import { pathFrom, picturesBeside } from '../../../core/importing/github-files.ts'
import { largestDocument } from '../../../core/importing/upload-limits.ts'
import { maxPictureBytes } from '../../../core/pictures/picture-file.ts'
import type { ReadOutcome } from '../../../importer/source.ts'
import type { GithubClient, GithubProblem, Repository } from '../../../integrations/github/github.ts'
import { fileKind } from '../../../integrations/web-page/file-kind.ts'
import type { App } from '../../app/app.ts'
import type { Sender } from '../page-reader.ts'

interface GithubFile extends Repository {
  /** A branch, tag or commit from which the file is read. Empty if `path` begins with it. */
  ref: string
  path: string
  /** The branch in the address of the source, if the file is read from a commit. */
  shownRef?: string
  /** The pictures that may belong to the recipe. Without it, pictures next to the file are used. */
  pictures?: ReadonlyArray<string>
}

const join = (...parts: ReadonlyArray<string>) => parts.filter(Boolean).join('/')

/** Reads a file of a repository, with the picture of its only recipe. */
export async function readGithubFile(
  app: Pick<App, 'read'>,
  client: GithubClient,
  file: GithubFile,
  sender: Sender,
): Promise<{ ok: true; outcomes: Array<ReadOutcome> } | GithubProblem> {
  const { ref, path, shownRef = ref } = file
  const got = await client.file(file, join(ref, path), largestDocument)
  if (!got.ok) return got
  const outcomes = await app.read({ name: path, bytes: got.bytes }, sender)
  const [only, ...others] = outcomes
  if (!only?.ok || others.length > 0) return { ok: true, outcomes }
  // Several recipes of one file share its address, but a source can be saved only once.
  const sourceUrl = only.draft.sourceUrl ?? githubPageOf(file, join(shownRef, path))
  const draft = { ...only.draft, sourceUrl }
  const picture = only.picture || draft.imageUrl ? undefined : await pictureFor(client, file, got.bytes)
  return { ok: true, outcomes: [{ ...only, draft, ...(picture && { picture }) }] }
}

/** The page of the file on GitHub. */
export const githubPageOf = ({ owner, repository }: Repository, place: string) =>
  `https://github.com/${[owner, repository, 'blob', ...place.split('/')].map((part) => encodeURIComponent(part)).join('/')}`

const pictureInText = /[\w./%-]{1,200}\.(?:jpe?g|png|webp)\b/i

/** A missing or unusable picture costs no recipe. */
async function pictureFor(client: GithubClient, file: GithubFile, bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const [named] = pictureInText.exec(new TextDecoder().decode(bytes)) ?? []
  const inFile = named === undefined ? null : pathFrom(file.path, named)
  for (const path of [...(inFile ? [inFile] : []), ...(file.pictures ?? picturesBeside(file.path))]) {
    const got = await client.file(file, join(file.ref, path), maxPictureBytes)
    if (got.ok && typeof fileKind(got.bytes)?.pictureType === 'string') return got.bytes
  }
  return undefined
}
