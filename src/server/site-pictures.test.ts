import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../../tests/factories.ts'
import { SiteSettings } from '../core/settings/site-settings.ts'
import { saveSettings } from '../db/settings/settings.ts'
import { storeImage } from '../operations/pictures/store-image.ts'
import { sitePictures } from './site-pictures.ts'
import { webAppManifest } from './web-app-manifest.ts'

const app = await createTestApp()
const site = new Hono()
  .route('/', sitePictures(app))
  .route('/', webAppManifest(app))
  .get('*', (context) => context.text('the file of the build'))

const defaults = SiteSettings.parse({})
const isOfTheBuild = async (path: string) => (await (await site.request(path)).text()) === 'the file of the build'

async function pictureAt(path: string) {
  const answer = await site.request(path)
  expect(answer.headers.get('content-type')).toBe('image/png')
  return sharp(Buffer.from(await answer.arrayBuffer()))
}

/** The color at the middle of a picture. */
async function middleOf(path: string) {
  const [red = 0, green = 0, blue = 0] = await (
    await pictureAt(path)
  )
    .resize(3, 3, { kernel: 'nearest' })
    .removeAlpha()
    .extract({ left: 1, top: 1, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return { red, green, blue }
}

test('sends the pictures of the build for a site without its own name and look', async () => {
  for (const path of ['/og-default.png', '/icon-192.png', '/icon-maskable.png'])
    expect(await isOfTheBuild(path)).toBe(true)
})

test('draws the link preview again when the name changes, and keeps the usual icons without a logo', async () => {
  await saveSettings(app.db, { ...defaults, siteName: 'Plum & Friends' })
  const first = await pictureAt('/og-default.png')
  expect(await first.metadata()).toMatchObject({ width: 1200, height: 630 })
  await saveSettings(app.db, { ...defaults, siteName: 'Leek & Larder' })
  const second = await pictureAt('/og-default.png')
  expect((await second.toBuffer()).equals(await first.toBuffer())).toBe(false)
  expect(await isOfTheBuild('/icon-192.png')).toBe(true)
})

test('draws every icon from the logo, and names them in the manifest', async () => {
  const green = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#14706a' } })
    .png()
    .toBuffer()
  const logo = await storeImage(app, green, { alt: '' })
  if (!logo.ok) throw new Error('not stored')
  await saveSettings(app.db, { ...defaults, logo: logo.picture.id })
  for (const [path, side] of [
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/icon-maskable.png', 512],
    ['/apple-touch-icon.png', 180],
  ] as const) {
    expect(await (await pictureAt(path)).metadata()).toMatchObject({ width: side, height: side })
    const { red, green: shade, blue } = await middleOf(path)
    expect([path, Math.abs(red - 0x14) + Math.abs(shade - 0x70) + Math.abs(blue - 0x6a) < 30]).toEqual([path, true])
  }
  const { icons } = (await (await site.request('/manifest.webmanifest')).json()) as { icons: Array<{ src: string }> }
  expect(icons.map(({ src }) => src.replace(/=\w+$/, '=look'))).toEqual([
    '/icon-192.png?v=look',
    '/icon-512.png?v=look',
    '/icon-maskable.png?v=look',
  ])
})
