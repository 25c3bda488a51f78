import { Hono } from 'hono'
import { sharePath } from '../core/importing/handover.ts'
import { readSiteFace } from '../db/settings/settings.ts'
import type { App } from '../operations/app/app.ts'

/** Background of the start screen while the site opens: the cream of `tokens.css`. */
const cream = '#fff8f1'

/** Lets browsers install the site, and share links, texts, photos and PDF files to it. */
export function webAppManifest({ db }: App) {
  return new Hono().get('/manifest.webmanifest', async (context) => {
    const { name, logo, look } = await readSiteFace(db)
    const at = (path: string) => (logo ? `${path}?v=${look}` : path)
    return context.body(
      JSON.stringify({
        id: '/',
        name,
        short_name: name.slice(0, 30),
        description: 'Recipes to find fast and cook from.',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: cream,
        theme_color: cream,
        icons: [
          { src: at('/icon-192.png'), sizes: '192x192', type: 'image/png' },
          { src: at('/icon-512.png'), sizes: '512x512', type: 'image/png' },
          // The mark leaves a rim that a phone may cut into its own shape.
          {
            src: logo ? at('/icon-maskable.png') : '/icon-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
        ],
        shortcuts: [
          { name: 'Saved recipes', url: '/saved' },
          { name: 'Shopping list', url: '/shopping-list' },
          { name: 'Meal plan', url: '/meal-plan' },
        ],
        share_target: {
          action: sharePath,
          method: 'POST',
          enctype: 'multipart/form-data',
          params: {
            title: 'title',
            text: 'text',
            url: 'url',
            files: [{ name: 'file', accept: ['image/*', 'application/pdf', '.pdf'] }],
          },
        },
      }),
      200,
      { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    )
  })
}
