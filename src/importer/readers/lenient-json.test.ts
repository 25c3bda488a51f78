import { expect, test } from 'vitest'
import { readJson } from './lenient-json.ts'

test.each([
  ['trailing commas', '{"a": [1, 2,], "b": 3,}', { a: [1, 2], b: 3 }],
  ['missing commas', '{"a": "x"\n "b": 2}', { a: 'x', b: 2 }],
  ['raw line breaks in a string', '{"a": "one\ntwo"}', { a: 'one\ntwo' }],
  ['unescaped quotes', '{"a": "a "good" one", "b": "12" pan"}', { a: 'a "good" one', b: '12" pan' }],
  ['comments', '{/* x */ "a": 1, // y\n "b": 2}', { a: 1, b: 2 }],
  ['single quotes and bare keys', "{a: 'it is', 'b': true}", { a: 'it is', b: true }],
  ['CDATA marks', '//<![CDATA[\n{"a": 1,}\n//]]>', { a: 1 }],
  ['HTML comments', '<!-- {"a": 1,} -->', { a: 1 }],
  ['entities for quotes', '{&quot;a&quot;: &quot;x &amp; y&quot;}', { a: 'x & y' }],
  ['a missing end', '{"a": [1, {"b": "two', { a: [1, { b: 'two' }] }],
  ['escapes', '{"a": "\\u00e9\\n\\"", }', { a: 'é\n"' }],
  ['words that are not JSON values', '{"a": undefined, "b": NaN, }', { a: null, b: 'NaN' }],
])('reads JSON with %s', (_, source, value) => expect(readJson(source)).toEqual([value]))

test('reads several values in a row', () => {
  expect(readJson('{"a":1}{"b":2}\n[3]')).toEqual([{ a: 1 }, { b: 2 }, [3]])
})

test('finds the object in an assignment and ignores the rest', () => {
  expect(readJson('{"a":1};(function(){ return 1 })()')[0]).toEqual({ a: 1 })
})

test.each(['', '   ', 'no json here', '"'])('finds nothing in %j', (source) => expect(readJson(source)).toEqual([]))

test('reads a key named __proto__ as a plain key', () => {
  const [value] = readJson('{"__proto__": {"polluted": 1}, }')
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
})
