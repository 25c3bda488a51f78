import { Hono } from 'hono'
import type { SiteSettings } from '../core/settings/site-settings.ts'
import { readSettings, siteLook } from '../db/settings/settings.ts'
import type { App } from '../operations/app/app.ts'

type Draw = (app: App, settings: SiteSettings) => Promise<Buffer | undefined>

/** Loaded on demand. Most sites never draw a picture, and reading fonts takes 5 MB. */
const drawings = () => import('../operations/pictures/draw-site-picture.ts')

const icon =
  (side: number, purpose: 'any' | 'maskable' = 'any'): Draw =>
  async (app, { logo }) =>
    logo === null ? undefined : (await drawings()).drawIcon(app, logo, side, purpose)

const files: Readonly<Record<string, Draw>> = {
  'og-default.png': async (app, settings) => (await drawings()).drawSharePicture(app, settings),
  'apple-touch-icon.png': icon(180),
  'icon-192.png': icon(192),
  'icon-512.png': icon(512),
  'icon-maskable.png': icon(512, 'maskable'),
}

/**
 * Adds the picture of link previews and the icons of a site that has its own name, logo, color or picture. Each is
 * drawn once for each state of the settings. For a site without them, the files of the build are sent.
 */
export function sitePictures(app: App) {
  const made = new Map<string, Promise<Buffer | undefined>>()
  let last = ''
  return new Hono().get(
    '/:file{og-default\\.png|apple-touch-icon\\.png|icon-(?:192|512|maskable)\\.png}',
    async (context, next) => {
      const draw = files[context.req.param('file')]
      const settings = await readSettings(app.db).catch(() => undefined)
      const look = settings && siteLook(settings)
      if (!draw || !settings || !look) return next()
      if (look !== last) made.clear()
      last = look
      const key = context.req.param('file')
      let drawing = made.get(key)
      if (!drawing) {
        drawing = draw(app, settings)
        made.set(key, drawing)
        // A picture that could not be drawn now may be drawn later.
        drawing.then((bytes) => bytes ?? made.delete(key)).catch(() => made.delete(key))
      }
      const bytes = await drawing.catch(
        (cause: unknown) => void app.log.warn({ err: cause }, 'A picture of the site was not drawn'),
      )
      if (!bytes) return next()
      return context.body(new Uint8Array(bytes), 200, {
        'Content-Type': 'image/png',
        // The address changes with the look, and an old address must not show the old look for long.
        'Cache-Control': 'public, max-age=3600',
      })
    },
  )
}
