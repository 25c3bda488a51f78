import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from './plain-icon.tsx'

const Plain = createIcon({
  name: 'drop',
  node: [
    ['path', { d: 'M2 9', key: '1' }],
    ['circle', { cx: '4', cy: '5', r: '1', key: '2' }],
  ],
})

test('an icon has the shapes it was given, and is hidden from those who are not told its name', () => {
  expect(renderToStaticMarkup(<Plain />)).toBe(
    '<svg viewBox="0 0 24 24" aria-hidden="true" class="lucide lucide-drop"><path d="M2 9"/><circle cx="4" cy="5" r="1"/></svg>',
  )
  expect(renderToStaticMarkup(<Plain aria-label="Rain" />)).not.toContain('aria-hidden')
})

test('a filled icon says so itself, against what all icons have in common', () => {
  const markup = renderToStaticMarkup(<Plain fill="currentColor" strokeWidth={0} className="text-star" />)
  expect(markup).toContain('style="fill:currentColor;stroke-width:0"')
  expect(markup).toContain('class="lucide lucide-drop text-star"')
})
