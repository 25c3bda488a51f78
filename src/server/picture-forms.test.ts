import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { maxPictureBytes } from '../core/pictures/picture-file.ts'
import { pages } from '../web/app/pages.ts'
import { mostBytesAt } from './body-limits.ts'

const web = join(import.meta.dirname, '../web')

/** Returns whether a module calls `uploadPicture`, directly or through its imports. */
function takesPictures(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !file.startsWith(web) || !existsSync(file)) return false
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  if (/\buploadPicture\(/.test(text)) return true
  const imported = [...text.matchAll(/^import (?!type\b)[^;']*'(\.[^']+)'/gm)].map((found) => found[1] ?? '')
  return imported.some((name) => takesPictures(join(dirname(file), name), seen))
}

test('every page with a picture in its form accepts a large body', () => {
  const taking = pages.filter(({ submit, module }) => submit && takesPictures(join(web, 'features', module)))
  expect(taking.map(({ path }) => path).toSorted()).toEqual([
    'account',
    'admin/affiliates/:id',
    'admin/affiliates/new',
    'admin/blog/edit/:id?',
    'admin/kb/edit/:id?',
    'admin/settings',
    'my-recipes/:id/edit',
    'recipe/:id/review',
    'review/:token',
    'submissions/:token/edit',
    'submit-recipe',
  ])
  const tooSmall = taking
    .map(({ path }) => `/${path.replaceAll(/:\w+\??/g, 'one')}`)
    .flatMap((path) => [path, `${path}.data`])
    .filter((path) => mostBytesAt(path) < maxPictureBytes + 2_000_000)
  expect(tooSmall).toEqual([])
})
