import { crawlerMessages, type CrawlerProblem } from '../../../core/crawler/crawler-problem.ts'
import type { CrawlerKey } from '../../../core/importing/crawler-key.ts'
import { crawlerImportMessages } from '../../../core/importing/crawler-messages.ts'
import type { ImportFailure } from '../../../core/importing/import-events.ts'
import { keyMessages } from '../../../core/settings/site-keys.ts'

export const tooManyRequests = 'Firecrawl gets too many requests with this key.'

/** Says to a cook why the crawler did not answer. Visitors learn nothing about the account of the site's key. */
export function explainCrawlerProblem(problem: CrawlerProblem, kind: CrawlerKey['kind']): ImportFailure {
  switch (problem.kind) {
    case 'key':
      // The crawler also answers 403 for sites that it does not open.
      if (problem.status === 403) return say('blocked', problem.message)
      return say('bad-key', kind === 'own' ? keyMessages.invalid : keyMessages.defaultInvalid)
    case 'credits':
      return say('bad-key', kind === 'own' ? `${problem.message.replace(/\.$/, '')}. ${addCredits}` : noSiteCredits)
    case 'busy':
      return say('too-many', `${tooManyRequests} Try again ${waitFor(problem)}.`)
    case 'timeout':
      return say('timeout', 'Firecrawl took too long with this page. Try again later.')
    case 'unreachable':
    case 'aborted':
      return say('unreachable', crawlerImportMessages.unreachable)
    case 'ended':
    case 'not-found':
    case 'refused':
    case 'broken':
      return say(
        'server-error',
        problem.message === crawlerMessages.internal ? crawlerImportMessages.failed : problem.message,
      )
  }
}

const say = (reason: ImportFailure['reason'], message: string): ImportFailure => ({ kind: 'problem', reason, message })

const addCredits = 'Add credits to the account at Firecrawl, or use another key.'
const noSiteCredits = 'The default API key has no credits left. Please enter your own API key.'

const waitFor = ({ retryAfterSeconds: seconds }: CrawlerProblem) =>
  seconds === null ? 'in a minute' : seconds === 1 ? 'in a second' : `in ${seconds} seconds`
