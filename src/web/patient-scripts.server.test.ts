import { expect, test } from 'vitest'
import { withPatientScripts } from './patient-scripts.server.ts'

const head =
  '<head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/m.js" nonce="n"/><link rel="modulepreload" href="/r.js" nonce="n"/>'
const opening = '<script nonce="n" type="module" async="">'
const rest = `</head><body>${opening}import "/m.js";
import * as route0 from "/r.js";
const route1 = {...route1_main};
window.modules = {"root":route0};

import("/entry.js");</script></body></html>`

test('nothing of the script is asked for before the page is painted, and all of it together then', () => {
  const patient = withPatientScripts(head, rest).join('')
  expect(patient.startsWith('<head><link rel="stylesheet" href="/a.css"/></head>')).toBe(true)
  const script = patient.slice(patient.indexOf(opening) + opening.length, patient.indexOf('</script>'))
  expect(script).not.toMatch(/^import /m)
  expect(script).toContain('["/m.js","/r.js"]')
  expect(script).toContain(
    'await import("/m.js");\nconst route0 = await import("/r.js");\nconst route1 = {...route1_main};',
  )
  expect(patient.endsWith('import("/entry.js");</script></body></html>')).toBe(true)
})

test('a page without script stays as it is', () => {
  expect(withPatientScripts(head, '</head><body></body></html>')).toEqual([head, '</head><body></body></html>'])
})
