import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const folder = new URL('./pictures/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.webp'))

test('the sample pictures can be stored as they are', async () => {
  expect(files.length).toBeGreaterThan(10)
  for (const name of files) {
    const { format, width, height, exif } = await sharp(await readFile(new URL(name, folder))).metadata()
    expect({ name, format, exif }).toEqual({ name, format: 'webp', exif: undefined })
    expect(width <= 2400 && height <= 8000).toBe(true)
  }
})
