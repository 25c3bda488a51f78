import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { ImportProblem as Reason } from '../../../core/importing/import-events.ts'
import { ImportProblem } from './import-problem.tsx'

const press = () => undefined
const html = 'Paste the page’s HTML'
const crawler = 'Open it with Firecrawl'
const again = 'Try again'
const browser = 'Import it from your browser'
const byHand = 'Write it by hand'

function waysAfter(reason: Reason, onPaste: (() => void) | undefined) {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ImportProblem
          title="Failed to import recipe"
          problem={{ kind: 'problem', reason, message: 'The reason' }}
          known={null}
          onTryAgain={press}
          onPaste={onPaste}
          onFile={press}
          onCrawl={onPaste}
          onChangeKey={press}
          onWriteByHand={press}
        />
      ),
    },
  ])
  const $ = load(renderToStaticMarkup(<Stub initialEntries={['/']} />))
  expect($('[role=alert]').text()).toContain('The reason')
  return [...$('button, a')].map((way) => $(way).text())
}

test.each<[Reason, Array<string>]>([
  ['blocked', [html, crawler, again, browser, byHand]],
  ['no-recipe', [html, crawler, again, browser, byHand]],
  ['timeout', [html, crawler, again, browser, byHand]],
  ['login', [html, again, browser, byHand]],
  ['unreachable', [html, again, browser, byHand]],
  ['not-found', [html, again, byHand]],
  ['too-large', [html, again, byHand]],
  ['bad-key', [html, 'Set the API key', again, byHand]],
  ['bad-address', [again, byHand]],
  ['is-file', ['Choose a file', again, byHand]],
])('offers ways on after the problem “%s” of a page', (reason, ways) => {
  expect(waysAfter(reason, press)).toEqual(ways)
})

test('offers nothing that needs an address after a file or a text without a recipe', () => {
  expect(waysAfter('no-recipe', undefined)).toEqual([again, byHand])
})
