import { renderToString } from 'react-dom/server'
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { ErrorBoundary } from './recipe.tsx'

function shown(error: unknown, loaderData?: Parameters<typeof ErrorBoundary>[0]['loaderData']) {
  const props = { error, params: { id: 'toast' }, ...(loaderData && { loaderData }) }
  const Stub = createRoutesStub([{ path: '/', Component: () => <ErrorBoundary {...props} /> }])
  return renderToString(<Stub />)
}

test('says that a recipe was taken down', () => {
  expect(shown(new ErrorResponse(410, '', 'Recipe taken down'))).toContain('It was taken down. Would you')
  expect(shown(new ErrorResponse(404, '', 'Recipe not found'))).not.toContain('It was taken down')
})

test('shows not found for a recipe that is missing or could not be loaded', () => {
  expect(shown(new ErrorResponse(404, '', 'Recipe not found'))).toContain('Recipe not found')
  expect(shown(new ErrorResponse(502, 'Bad Gateway', ''))).toContain('Recipe not found')
  expect(shown(new TypeError('Failed to fetch'))).toContain('It did not load. Would you')
})

test('leaves a bug of the page itself to the site’s error page', () => {
  const fault = new TypeError('Failed to fetch dynamically imported module')
  expect(() => shown(fault, {} as never)).toThrow(fault)
})
