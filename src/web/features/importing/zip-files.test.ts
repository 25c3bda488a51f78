import { expect, test } from 'vitest'
import { filesInZip } from '../../../../tests/e2e/files-in-zip.ts'
import { zipFiles } from './zip-files.ts'

const named = (name: string) => new File([`Text of ${name}`], name)

test('packs several files into one archive, also two of the same name', async () => {
  const archive = await zipFiles([named('soup.json'), named('soup.json'), named('pie.md')])
  expect(archive.name).toBe('3 files.zip')
  const files = await filesInZip(Buffer.from(await archive.arrayBuffer()))
  expect(Object.entries(files).map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ['soup.json', 'Text of soup.json'],
    ['soup (2).json', 'Text of soup.json'],
    ['pie.md', 'Text of pie.md'],
  ])
})
