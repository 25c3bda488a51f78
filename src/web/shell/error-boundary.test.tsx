import { renderToString } from 'react-dom/server'
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { errorBoundary } from './error-boundary.tsx'

type Texts = Parameters<typeof errorBoundary>[0]

const home = { to: '/', label: 'Home' }
const gone = { title: 'Gone', text: 'It was here.', ...home }
const other = { title: 'Other', text: 'Something else.', ...home }

function shown(texts: Texts, error: unknown) {
  const ErrorBoundary = errorBoundary(texts)
  const Stub = createRoutesStub([{ path: '/soup', Component: () => <ErrorBoundary error={error} /> }])
  return renderToString(<Stub initialEntries={['/soup']} />)
}

const answer = (status: number, data: unknown = null, text = '') => new ErrorResponse(status, text, data)

test('shows the text of the status, or the one for any other status', () => {
  const texts = { 410: gone, any: other }
  expect(shown(texts, answer(410))).toContain('<h1>Gone</h1>')
  expect(shown(texts, answer(410))).toContain('It was here.')
  expect(shown(texts, answer(404))).toContain('<h1>Other</h1>')
})

test('makes the text from the error', () => {
  const texts: Texts = {
    404: ({ data }) => ({ ...gone, title: String(data) }),
    any: ({ status, statusText }) => ({ ...other, text: `${status} ${statusText}` }),
    fault: (error) => ({ ...other, text: error instanceof Error ? error.message : '' }),
  }
  expect(shown(texts, answer(404, 'No such soup'))).toContain('<h1>No such soup</h1>')
  expect(shown(texts, answer(502, null, 'Bad Gateway'))).toContain('502 Bad Gateway')
  expect(shown(texts, new TypeError('Failed to fetch'))).toContain('Failed to fetch')
})

test('throws an error without a text on to the parent boundary', () => {
  const missing = answer(404)
  const fault = new TypeError('Failed to fetch')
  expect(() => shown({ 410: gone }, missing)).toThrow(expect.objectContaining({ status: 404 }))
  expect(() => shown({ 410: gone, any: other }, fault)).toThrow(fault)
})

test('shows links, and a document title on request', () => {
  const plain = shown({ any: gone }, answer(404))
  expect(plain).toMatch(/<a [^>]*href="\/"[^>]*>Home<\/a>/)
  expect(plain).not.toContain('Try again')
  expect(plain).not.toContain('<title>')
  const full = shown({ any: { ...gone, canRetry: true, isTitle: true, picture: null } }, answer(404))
  expect(full).toMatch(/<a [^>]*href="\/soup"[^>]*>Try again<\/a>/)
  expect(full).toContain('<title>Gone</title>')
  expect(full).not.toContain('<img')
})
