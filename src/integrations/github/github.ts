import { STATUS_CODES } from 'node:http'
import { z } from 'zod'
import type { Http, HttpProblem, SafeResponse } from '../../lib/http/http.ts'
import { jsonIn } from '../../lib/http/json.ts'

export interface GithubAccess {
  /** Without a trailing slash, such as `https://raw.githubusercontent.com`. */
  rawUrl: string
  apiUrl: string
  /** The cook's own token, for files and the API. */
  token: string | null
  /** The site's token, which only raises the rate limit of the API. */
  siteToken?: string | null
}

export interface Repository {
  owner: string
  repository: string
}

export interface TreeEntry {
  path: string
  /** `commit` is a submodule. */
  type: 'blob' | 'tree' | 'commit'
  sha: string
  size: number
}

/** Why GitHub did not answer with what was asked for. */
export interface GithubProblem {
  ok: false
  kind: 'bad-token' | 'forbidden' | 'limited' | 'not-found' | 'unreachable' | 'too-large' | 'failed'
  /** The words of the status, such as `Not Found`. For a broken connection, what happened. */
  statusText: string
  /** Seconds after which another request may work. Null unless `limited`. */
  retryAfter: number | null
}

type Answer<Value> = (Value & { ok: true }) | GithubProblem

const About = z.object({ default_branch: z.string().min(1).max(255), private: z.boolean() })
const Tree = z.object({
  truncated: z.boolean(),
  tree: z.array(
    z.object({
      path: z.string(),
      type: z.enum(['blob', 'tree', 'commit']),
      sha: z.string().regex(/^[\da-f]{40,64}$/),
      size: z.number().default(0),
    }),
  ),
})

const treeBytes = 12_000_000
const usualBytes = 1_000_000

/** Creates a client for files and folders of GitHub. Never throws for what GitHub answers. */
export function github(http: Http, { rawUrl, apiUrl, token, siteToken = null }: GithubAccess, signal?: AbortSignal) {
  const apiToken = token ?? siteToken

  async function get(url: string, request: { accept: string; token: string | null; maxBytes: number }) {
    const answer = await http.fetch(url, {
      accept: request.accept,
      headers: {
        ...(request.token && { authorization: `Bearer ${request.token}` }),
        ...(url.startsWith(apiUrl) && { 'x-github-api-version': '2022-11-28' }),
      },
      maxBytes: request.maxBytes,
      maxRedirects: 3,
      timeoutMs: 20_000,
      signal,
    })
    return problemOf(answer) ?? { ok: true as const, answer: answer as SafeResponse }
  }

  const inApi = ({ owner, repository }: Repository, path: string) =>
    `${apiUrl}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repository)}${path}`

  async function ask<Value>(
    url: string,
    schema: z.ZodType<Value>,
    maxBytes: number,
  ): Promise<Answer<{ value: Value }>> {
    const got = await get(url, { accept: 'application/vnd.github+json', token: apiToken, maxBytes })
    if (!got.ok) return got
    const parsed = schema.safeParse(jsonIn(got.answer.bytes))
    return parsed.success ? { ok: true, value: parsed.data } : unexpected
  }

  return {
    /** Reads a file. `place` is a branch, tag or commit and the path, with slashes between them. */
    async file(
      { owner, repository }: Repository,
      place: string,
      maxBytes: number,
    ): Promise<Answer<{ bytes: Uint8Array }>> {
      const path = [owner, repository, ...place.split('/')].map((segment) => encodeURIComponent(segment)).join('/')
      const got = await get(`${rawUrl}/${path}`, { accept: '*/*', token, maxBytes })
      return got.ok ? { ok: true, bytes: got.answer.bytes } : got
    },

    async about(where: Repository): Promise<Answer<{ defaultBranch: string }>> {
      const asked = await ask(inApi(where, ''), About, usualBytes)
      if (!asked.ok) return asked
      // The site's token must not open the operator's own private repositories to visitors.
      if (asked.value.private && !token) return notFound
      return { ok: true, defaultBranch: asked.value.default_branch }
    },

    /** Returns the commit that a branch, a tag or a short commit names now. */
    async commitOf(where: Repository, ref: string): Promise<Answer<{ sha: string }>> {
      const url = inApi(where, `/commits/${encodeURIComponent(ref)}`)
      const got = await get(url, { accept: 'application/vnd.github.sha', token: apiToken, maxBytes: usualBytes })
      if (!got.ok) return got
      const sha = new TextDecoder().decode(got.answer.bytes).trim()
      return /^[\da-f]{40,64}$/.test(sha) ? { ok: true, sha } : unexpected
    },

    /** Lists a folder, with all folders in it if `isDeep`. GitHub cuts off lists of more than 100,000 entries. */
    async tree(
      where: Repository,
      sha: string,
      { isDeep = false }: { isDeep?: boolean } = {},
    ): Promise<Answer<{ entries: Array<TreeEntry>; isCut: boolean }>> {
      const asked = await ask(inApi(where, `/git/trees/${sha}${isDeep ? '?recursive=1' : ''}`), Tree, treeBytes)
      return asked.ok ? { ok: true, entries: asked.value.tree, isCut: asked.value.truncated } : asked
    },
  }
}

export type GithubClient = ReturnType<typeof github>

const problem = (kind: GithubProblem['kind'], statusText: string, retryAfter: number | null = null): GithubProblem => ({
  ok: false,
  kind,
  statusText,
  retryAfter,
})

const notFound = problem('not-found', 'Not Found')
const unexpected = problem('failed', 'The answer was not the one expected')

function problemOf(answer: SafeResponse | HttpProblem): GithubProblem | undefined {
  if (!answer.ok)
    return problem(answer.kind === 'too-large' ? 'too-large' : 'unreachable', answer.message.replace(/\.$/, ''))
  const { status, headers } = answer
  if (status === 200) return undefined
  const statusText = STATUS_CODES[status] ?? String(status)
  const isUsedUp = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')
  if (status === 429 || (status === 403 && isUsedUp)) return problem('limited', statusText, secondsUntilRetry(headers))
  if (status === 401) return problem('bad-token', statusText)
  if (status === 403) return problem('forbidden', statusText)
  // 422: the name of a branch does not exist. 409: the repository is empty.
  if (status === 404 || status === 409 || status === 422) return problem('not-found', statusText)
  return problem('failed', statusText)
}

const usualWait = 60
const longestWait = 7_200

/** Both ways in which GitHub says when to come back: seconds, or the second of the day. */
function secondsUntilRetry(headers: Headers): number {
  const after = Number(headers.get('retry-after'))
  const reset = Number(headers.get('x-ratelimit-reset'))
  const seconds = after > 0 ? after : reset > 0 ? reset - Date.now() / 1_000 : usualWait
  return Math.min(longestWait, Math.max(1, Math.ceil(seconds)))
}
