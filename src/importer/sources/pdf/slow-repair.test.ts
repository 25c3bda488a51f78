import { expect, test } from 'vitest'
import { readDocument } from '../../read-document.ts'
import { drawRecipe, makePdf } from '../../testing/make-pdf.ts'
import { leekSoup } from '../../testing/page-recipes.ts'
import { needsSlowRepair } from './slow-repair.ts'

const whole = Buffer.from(await makePdf((page) => drawRecipe(page, leekSoup)))

/** Repeats the first object, up to about 400 KB, and leaves the place of the table as it is. */
function withRepeatedObjects(pdf: Buffer): Buffer {
  const from = pdf.indexOf('obj') - 4
  const to = pdf.indexOf('endobj', from) + 7
  const object = pdf.subarray(from, to)
  const copies = Array.from({ length: Math.ceil(400_000 / object.length) }, () => object)
  return Buffer.concat([pdf.subarray(0, to), ...copies, pdf.subarray(to)])
}

test('says that a PDF is damaged when its repair would take long', async () => {
  const outcomes = await Array.fromAsync(
    readDocument({ name: 'repeated.pdf', bytes: new Uint8Array(withRepeatedObjects(whole)) }),
  )
  expect(outcomes).toMatchObject([{ ok: false, problem: expect.stringMatching(/^The PDF is damaged\./) }])
})

test.each([
  ['a whole file', whole],
  ['a line above the header', Buffer.concat([Buffer.from('Printed on Tuesday\n'), whole])],
  ['a short file without its table', whole.subarray(0, -40)],
  [
    'repeated objects, with the place of their table',
    (() => {
      const long = withRepeatedObjects(whole)
      const place = String(long.indexOf('\nxref') + 1)
      return Buffer.from(long.toString('latin1').replace(/startxref\s+\d+/, `startxref\n${place}`), 'latin1')
    })(),
  ],
])('lets the library read %s', (_, bytes) => {
  expect(needsSlowRepair(bytes)).toBe(false)
})
