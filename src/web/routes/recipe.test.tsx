import { renderToString } from 'react-dom/server'
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { ErrorBoundary } from './recipe.tsx'

function shown(error: unknown) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <ErrorBoundary error={error} params={{ id: 'x' }} /> }])
  return renderToString(<Stub />)
}

test('a recipe that is not there, or cannot be asked for, is not found', () => {
  expect(shown(new ErrorResponse(404, '', 'Recipe not found'))).toContain('Recipe not found')
  expect(shown(new ErrorResponse(502, 'Bad Gateway', ''))).toContain('Recipe not found')
})

test('a fault of the page itself is left to the error page of the site', () => {
  const fault = new TypeError('Failed to fetch dynamically imported module')
  expect(() => shown(fault)).toThrow(fault)
})
