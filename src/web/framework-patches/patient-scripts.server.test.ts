import { expect, test } from 'vitest'
import { withPatientScripts } from './patient-scripts.server.ts'

const head =
  '<head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/m.js" nonce="n"/><link rel="modulepreload" href="/r.js" nonce="n"/>'
const opening = '<script nonce="n" type="module" async="">'
const rest = `</head><body>${opening}import "/m.js";
import * as route0 from "/r.js";
const route1 = {...route1_main};
window.modules = {"root":route0};

import("/entry.js");</script><script nonce="n">window.data = "½"</script></body></html>`

test('requests no script before the page is painted, and then all scripts together', () => {
  const page = withPatientScripts(Buffer.from(head + rest)).toString()
  expect(page.startsWith('<head><link rel="stylesheet" href="/a.css"/></head>')).toBe(true)
  const script = page.slice(page.indexOf(opening) + opening.length, page.indexOf('</script>'))
  expect(script).not.toMatch(/^import /m)
  expect(script).toContain('["/m.js","/r.js"]')
  expect(script).toContain(
    'await import("/m.js");\nconst route0 = await import("/r.js");\nconst route1 = {...route1_main};',
  )
  expect(page.endsWith('import("/entry.js");</script><script nonce="n">window.data = "½"</script></body></html>')).toBe(
    true,
  )
})

test('leaves a page without script as it is', () => {
  const page = Buffer.from('<head></head><body></body></html>')
  expect(withPatientScripts(page)).toBe(page)
})
