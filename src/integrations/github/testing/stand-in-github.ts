import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { serve } from '../../../lib/http/loopback-server.ts'

interface StandInRepository {
  /** The files of each branch or tag, by path. */
  branches: Record<string, Record<string, string | Uint8Array>>
  defaultBranch?: string
  /** Opens only with this token. */
  token?: string
}

export interface StandInGithub {
  repositories: Record<string, StandInRepository>
  /** The most entries of a recursive list, like GitHub's 100,000. */
  mostEntries?: number
  port?: number
}

/**
 * A server that speaks GitHub's published protocol for raw files, below `/raw`, and for repositories, commits and trees,
 * below `/api`.
 */
export async function standInGithub({ repositories, mostEntries = 100_000, port }: StandInGithub) {
  const requests: Array<string> = []
  const tokens: Array<string | undefined> = []
  let left = Number.POSITIVE_INFINITY
  let resetAt = 0
  let answerInstead: ((path: string, response: ServerResponse) => boolean) | undefined

  const server = await serve(
    (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
      requests.push(decodeURIComponent(pathname))
      tokens.push(request.headers.authorization)
      if (answerInstead?.(pathname, response)) return
      const [side, ...path] = pathname.slice(1).split('/').map(decodeURIComponent)
      if (side === 'raw') return raw(request, response, path)
      if (side === 'api' && path[0] === 'repos') return api(request, response, path.slice(1), searchParams)
      return void response.writeHead(404).end()
    },
    '127.0.0.1',
    port,
  )

  function opened({ headers }: IncomingMessage, owner = '', name = '') {
    const found = repositories[`${owner}/${name}`]
    const isOpen = !found?.token || headers.authorization === `Bearer ${found.token}`
    return found && isOpen ? found : undefined
  }

  function raw(request: IncomingMessage, response: ServerResponse, [owner, name, ...place]: ReadonlyArray<string>) {
    const files = opened(request, owner, name)
    const found = files && refIn(files, place)
    const content = found && found.files[found.path]
    if (content === undefined)
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('404: Not Found')
    return void response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(content)
  }

  function api(
    request: IncomingMessage,
    response: ServerResponse,
    [owner, name, kind, ...rest]: ReadonlyArray<string>,
    query: URLSearchParams,
  ) {
    left -= 1
    const limits =
      left === Number.POSITIVE_INFINITY
        ? {}
        : {
            'x-ratelimit-limit': '60',
            'x-ratelimit-remaining': String(Math.max(0, left)),
            'x-ratelimit-reset': String(resetAt),
          }
    const say = (status: number, body: unknown) =>
      void response
        .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...limits })
        .end(JSON.stringify(body))
    if (left < 0) return say(403, { message: 'API rate limit exceeded for 127.0.0.1.' })
    const files = opened(request, owner, name)
    const missing = () => say(404, { message: 'Not Found', status: '404' })
    if (!files) return missing()
    const branch = files.defaultBranch ?? 'main'
    if (kind === undefined)
      return say(200, { full_name: `${owner}/${name}`, private: files.token !== undefined, default_branch: branch })
    if (kind === 'commits') {
      const ref = rest.join('/')
      if (!(ref in files.branches)) return say(422, { message: `No commit found for SHA: ${ref}` })
      return void response.writeHead(200, { 'content-type': 'application/vnd.github.sha', ...limits }).end(shaOf(ref))
    }
    if (kind !== 'git' || rest[0] !== 'trees') return missing()
    const tree = treesOf(files).get(rest[1] ?? '')
    if (!tree) return missing()
    const all = query.has('recursive') ? tree : tree.filter(({ path }) => !path.includes('/'))
    const entries = all.slice(0, query.has('recursive') ? mostEntries : all.length)
    return say(200, { sha: rest[1], tree: entries, truncated: entries.length < all.length })
  }

  return {
    ...server,
    rawUrl: `${server.url}/raw`,
    apiUrl: `${server.url}/api`,
    requests,
    /** The `Authorization` headers of all requests. */
    tokens,
    /** Allows this many more requests to the API until a second of the day. */
    limit(requestsLeft: number, until: number) {
      left = requestsLeft
      resetAt = until
    },
    /** Answers some requests in another way. Return true if the answer was given. */
    answer(instead: typeof answerInstead) {
      answerInstead = instead
    },
  }
}

const shaOf = (text: string) => createHash('sha1').update(text).digest('hex')

/** Finds the branch, tag or commit at the start of a path. Names of branches may contain slashes. */
function refIn({ branches }: StandInRepository, place: ReadonlyArray<string>) {
  for (let length = 1; length < place.length; length += 1) {
    const ref = place.slice(0, length).join('/')
    const name = Object.keys(branches).find((branch) => branch === ref || shaOf(branch) === ref)
    const files = name === undefined ? undefined : branches[name]
    if (files) return { files, path: place.slice(length).join('/') }
  }
  return undefined
}

interface Entry {
  path: string
  mode: string
  type: 'blob' | 'tree'
  sha: string
  size?: number
}

/** All folders by the hash of their tree. A commit also names the tree of its root. */
function treesOf({ branches }: StandInRepository): Map<string, Array<Entry>> {
  const trees = new Map<string, Array<Entry>>()
  for (const [branch, files] of Object.entries(branches)) {
    const folders = new Set(['', ...Object.keys(files).flatMap((path) => parentsOf(path))])
    const shaOfFolder = (folder: string) => (folder === '' ? shaOf(branch) : shaOf(`${branch}:${folder}`))
    for (const folder of folders) {
      const start = folder === '' ? '' : `${folder}/`
      const inside = (path: string) => path.startsWith(start) && path !== folder
      trees.set(shaOfFolder(folder), [
        ...[...folders]
          .filter((path) => path !== '' && inside(path))
          .map((path) => ({
            path: path.slice(start.length),
            mode: '040000',
            type: 'tree' as const,
            sha: shaOfFolder(path),
          })),
        ...Object.entries(files)
          .filter(([path]) => inside(path))
          .map(([path, content]) => ({
            path: path.slice(start.length),
            mode: '100644',
            type: 'blob' as const,
            sha: shaOf(`${branch}:${path}`),
            size: Buffer.byteLength(content),
          })),
      ])
    }
  }
  return trees
}

function parentsOf(path: string): Array<string> {
  const folders = path.split('/').slice(0, -1)
  return folders.map((_, index) => folders.slice(0, index + 1).join('/'))
}
