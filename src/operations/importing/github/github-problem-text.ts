import { githubMessages } from '../../../core/importing/github-place.ts'
import type { ImportFailure } from '../../../core/importing/import-events.ts'
import type { GithubProblem } from '../../../integrations/github/github.ts'

/** Describes a problem of GitHub to the cook: what happened, and what to do next. */
export function githubFailure(problem: GithubProblem, hasToken: boolean): ImportFailure {
  if (problem.kind === 'unreachable')
    return failure('unreachable', `${githubMessages.failed} ${problem.statusText}. Try again later.`)
  if (problem.kind === 'too-large') return failure('too-large', `${githubMessages.failed} ${problem.statusText}.`)
  return failure(reasonOf(problem), `${githubMessages.fetch(problem.statusText)} ${adviceFor(problem, hasToken)}`)
}

const failure = (reason: ImportFailure['reason'], message: string): ImportFailure => ({
  kind: 'problem',
  reason,
  message,
})

function reasonOf({ kind }: GithubProblem): ImportFailure['reason'] {
  switch (kind) {
    case 'bad-token':
      return 'login'
    case 'forbidden':
      return 'blocked'
    case 'limited':
      return 'too-many'
    case 'not-found':
      return 'not-found'
    case 'too-large':
      return 'too-large'
    case 'unreachable':
    case 'failed':
      return 'server-error'
  }
}

function adviceFor({ kind, retryAfter }: GithubProblem, hasToken: boolean): string {
  switch (kind) {
    case 'bad-token':
      return 'GitHub doesn’t accept this token. It may have expired or been revoked. Enter another one, or none for a public repository.'
    case 'forbidden':
      return hasToken
        ? 'This token may not read the repository. Give it access to its contents, or use another one.'
        : 'GitHub doesn’t allow this. If the repository is private, enter a token that can read it.'
    case 'limited':
      return `GitHub doesn’t allow more requests right now. Try again ${inWords(retryAfter ?? 60)}${hasToken ? '' : ', or enter a token, which allows many more'}.`
    case 'not-found':
      return hasToken
        ? 'Check the repository, the branch and the path, including capital letters, and that the token can read the repository.'
        : 'Check the repository, the branch and the path, including capital letters. If the repository is private, enter a token that can read it.'
    case 'unreachable':
    case 'too-large':
    case 'failed':
      return 'Try again later.'
  }
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 1 ? 'in a minute' : `in ${minutes} minutes`
}
