import { expect, test } from 'vitest'
import { lostParts } from './lost-parts.ts'

test.each([
  ['<table><tr><td>thin</td></tr></table>', '<p>thin</p>', ['a table']],
  [
    '<table><caption>Eggs</caption><tr><td>a</td></tr></table>',
    '<table><tr><td>Eggs</td><td>a</td></tr></table>',
    ['the caption of a table'],
  ],
  ['<p>H<sub>2</sub>O, <sub>3</sub></p>', '<p>H<sub>2</sub>O, 3</p>', ['subscript']],
  ['<dl><dt>Roux</dt><dd>Flour</dd></dl>', '<p>Roux</p><p>Flour</p>', ['a list of terms']],
  ['<h1>Toast</h1>', '<p>Toast</p>', ['a heading']],
  ['<p><a href="/a"><img src="a" alt="Pan"></a></p>', '<img src="a" alt="Pan">', ['a link']],
  ['<p><a href="/a" title="Pans">Pan</a></p>', '<p><a href="/a">Pan</a></p>', ['the title of a link']],
  ['<p>One two</p>', '<p>One</p>', ['a part of the text']],
])('%s loses something as %s', (before, after, parts) => {
  expect(lostParts(before, after)).toEqual(parts)
})

test.each([
  ['<b>One</b><b> two</b>', '<p><strong>One two</strong></p>'],
  ['<ul><li>One</li></ul>', '<ul><li><p>One</p></li></ul>'],
  ['<p>One<img src="a" alt="Pan">two</p>', '<p>One</p><img src="a" alt="Pan"><p>two</p>'],
  ['<table><thead><tr><th>Cut</th></tr></thead></table>', '<table><tbody><tr><th>Cut</th></tr></tbody></table>'],
  ['<table><tr><td colspan="1">a</td></tr></table>', '<table><tr><td><p>a</p></td></tr></table>'],
  ['<p>Cr&egrave;me&nbsp;br\u00fbl\u00e9e</p>', '<p>Cr\u00e8me&nbsp;br\u00fbl\u00e9e</p>'],
  ['<p><a id="here">One</a> <span class="x">two</span></p>', '<p>One two</p>'],
])('%s loses nothing as %s', (before, after) => {
  expect(lostParts(before, after)).toEqual([])
})
