import type { SafeResponse } from '../../lib/http/http.ts'

/** Headers of services that protect sites from bots. */
const challengeHeaders: ReadonlyArray<[name: string, value: RegExp]> = [
  ['cf-mitigated', /challenge/],
  ['x-amzn-waf-action', /challenge|captcha/],
  ['x-vercel-mitigated', /challenge|deny/],
]

/** Matches complete titles, so that "Just a Moment Cookies" counts as a recipe. */
const challengeTitle = new RegExp(
  `^(?:${[
    'just a moment',
    'one moment,? please',
    'nur einen moment',
    'un momento',
    'un instant',
    'even geduld',
    'attention required.*',
    'access (?:to this page has been )?denied',
    '(?:sorry, )?you have been blocked',
    'checking your browser.*',
    '(?:please )?verify(?:ing)? .*',
    'are you (?:a )?(?:human|robot).*',
    'robot (?:check|or human)',
    '(?:human|bot|security) (?:verification|check|checkpoint|challenge)',
    '.{0,20} security checkpoint',
    '(?:client )?challenge(?: validation)?',
    'captcha.*',
    'ddos-guard',
    'pardon our interruption',
    'one more step',
    'request (?:rejected|unsuccessful)',
    '(?:403 )?forbidden',
  ].join('|')})\\W*$`,
)

/** Parts that occur only in challenge pages. Scripts that services also add to ordinary pages are not listed. */
const challengeParts =
  /_cf_chl_opt|captcha-delivery\.com|px-captcha|_incapsula_resource|awswafcookiedomainlist|sgcaptcha|sec-if-cpt|cp_challenge/

/** The longest page to search, because challenge pages are small. */
const longestChallenge = 150_000
/** The longest text of a challenge page. A recipe has more text. */
const longestWords = 1500

/** Returns true for a page that requires proof of a human visitor. Many sites send such a page with status 200. */
export function isChallenge({ headers, bytes }: Pick<SafeResponse, 'headers' | 'bytes'>): boolean {
  if (challengeHeaders.some(([name, value]) => value.test(headers.get(name) ?? ''))) return true
  if (bytes.length > longestChallenge) return false
  const html = Buffer.from(bytes).toString('utf8').toLowerCase()
  if (!challengeParts.test(html) && !challengeTitle.test(titleOf(html))) return false
  return !/schema\.org\/recipe|"recipe"|h-recipe/.test(html) && wordsOf(html).length <= longestWords
}

function titleOf(html: string): string {
  const start = html.indexOf('<title')
  const text = start === -1 ? '' : html.slice(html.indexOf('>', start) + 1, html.indexOf('</title', start))
  return text.replaceAll(/\s+/g, ' ').trim()
}

/**
 * Returns the visible text. Splits the HTML, because a pattern for "from <script to </script" takes quadratic time on a
 * hostile page.
 */
function wordsOf(html: string): string {
  const withoutScripts = ['script', 'style'].reduce(
    (text, name) =>
      text
        .split(`</${name}`)
        .map((part) => part.split(`<${name}`, 1)[0])
        .join(' '),
    html,
  )
  return withoutScripts
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
