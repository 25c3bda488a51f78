import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Star } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from './plain-icon.tsx'
import { iconFactory } from './plain-icons-plugin.ts'

const Plain = createIcon({
  name: 'drop',
  node: [
    ['path', { d: 'M2 9', key: '1' }],
    ['circle', { cx: '4', cy: '5', r: '1', key: '2' }],
  ],
})

test('draws its shapes and hides unnamed icons from assistive technology', () => {
  expect(renderToStaticMarkup(<Plain />)).toBe(
    '<svg viewBox="0 0 24 24" aria-hidden="true" class="lucide lucide-drop"><path d="M2 9"/><circle cx="4" cy="5" r="1"/></svg>',
  )
  expect(renderToStaticMarkup(<Plain aria-label="Rain" />)).not.toContain('aria-hidden')
})

test('overrides the shared style in a filled icon', () => {
  const markup = renderToStaticMarkup(<Plain fill="currentColor" strokeWidth={0} className="text-star" />)
  expect(markup).toContain('style="fill:currentColor;stroke-width:0"')
  expect(markup).toContain('class="lucide lucide-drop text-star"')
})

const shapes = (markup: string) => markup.replace(/^<svg[^>]*>/, '').replaceAll(/(?<!\/)><\/\w+>/g, '/>')
const names = (markup: string) => /class="([^"]*)"/.exec(markup)?.[1]

test('draws the same icons as the installed lucide', async () => {
  const icons = join(dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')), 'dist/esm/icons')
  const file = join(icons, 'star.mjs')
  expect(readFileSync(file, 'utf8')).toContain(`import createLucideIcon from '..${iconFactory}'`)
  const { __iconData: data } = await import(file)
  const Own = createIcon(data)
  const [own, theirs] = [renderToStaticMarkup(<Own />), renderToStaticMarkup(<Star />)]
  expect(own).toContain('<path d="')
  expect(shapes(own)).toBe(shapes(theirs))
  expect(names(own)).toBe(names(theirs))
})
