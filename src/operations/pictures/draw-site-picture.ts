import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { usualAccent } from '../../core/settings/accent.ts'
import type { SiteSettings } from '../../core/settings/site-settings.ts'
import type { App } from '../app/app.ts'
import { originalKey } from './picture-keys.ts'
import { enqueuePictureWork, sharp } from './picture-work.ts'
import { fitText } from './text-outline.ts'

type Look = Pick<SiteSettings, 'siteName' | 'logo' | 'accent' | 'heroTitle' | 'heroPicture' | 'hiddenParts'>

const web = join(import.meta.dirname, '../../web')
const size = { width: 1200, height: 630 }
/** The left part, with the name. The picture fills the rest. */
const words = { left: 72, width: 480 }
const picture = { left: 600, width: size.width - 600 }
const logoBox = { width: 360, height: 130 }
const art = { width: 576, height: 456 }

async function palette() {
  const tokens = await readFile(join(web, 'styles/tokens.css'), 'utf8')
  const colorOf = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1] ?? ''
  return { paper: colorOf('bg'), tint: colorOf('blush'), ink: colorOf('ink'), soft: colorOf('ink-soft') }
}

const stored = async ({ images }: Pick<App, 'images'>, id: string | null) =>
  id === null ? undefined : await images.get(originalKey(id))

/** Draws the picture that link previews show of pages without one: the site's logo, name, color and home page picture. */
export async function drawSharePicture(app: Pick<App, 'images'>, look: Look): Promise<Buffer | undefined> {
  const [colors, logo, hero] = await Promise.all([palette(), stored(app, look.logo), heroOf(app, look)])
  const kitchen = hero ? undefined : await readFile(join(web, 'art/hero-kitchen.svg'))
  const drawn = await enqueuePictureWork(async () => {
    const { width } = picture
    const right = hero
      ? await sharp(hero).resize({ width, height: size.height, fit: 'cover' }).toBuffer()
      : await sharp(kitchen, { density: 96 })
          .resize({ ...art, fit: 'inside' })
          .png()
          .toBuffer()
    const mark =
      logo &&
      (await sharp(logo)
        .resize({ ...logoBox, fit: 'inside' })
        .png()
        .toBuffer({ resolveWithObject: true }))
    return sharp({ create: { ...size, channels: 3, background: colors.paper } })
      .composite([
        {
          input: Buffer.from(writing(look, colors, mark?.info.height ?? 0)),
          top: 0,
          left: 0,
        },
        hero
          ? { input: right, top: 0, left: picture.left }
          : { input: right, top: size.height - art.height - 40, left: picture.left },
        ...(mark ? [{ input: mark.data, top: topOf(look, mark.info.height), left: words.left }] : []),
      ])
      .png({ palette: true, quality: 90 })
      .toBuffer()
  })
  return drawn.ok ? drawn.result : undefined
}

/** Returns what fills the right side, as on the home page. */
async function heroOf(app: Pick<App, 'images'>, { heroPicture, hiddenParts }: Look): Promise<Uint8Array | undefined> {
  const own = await stored(app, heroPicture)
  if (own || !hiddenParts.includes('characters')) return own
  return readFile(join(web, 'art/homemade-margherita-pizza.svg'))
}

const gap = 36
const lineHeight = 1.12

/** Lays the logo, name and heading out in the middle of the height. */
function layout({ siteName, heroTitle }: Look, logoHeight: number) {
  const name = fitText(siteName, 'title', { width: words.width, lines: 3, sizes: [88, 76, 64, 54, 44, 36] })
  const heading = fitText(heroTitle ?? '', 'text', { width: words.width, lines: 3, sizes: [34, 30] })
  const nameHeight = name.outlines.length * name.size * lineHeight
  const headingHeight = heading.outlines.length * heading.size * 1.35
  const whole = (logoHeight ? logoHeight + gap : 0) + nameHeight + gap + headingHeight
  return { name, heading, nameHeight, top: Math.max(40, Math.round((size.height - whole) / 2)) }
}

const topOf = (look: Look, logoHeight: number) => layout(look, logoHeight).top

function writing(look: Look, colors: Awaited<ReturnType<typeof palette>>, logoHeight: number): string {
  const { name, heading, nameHeight, top } = layout(look, logoHeight)
  const nameTop = top + (logoHeight ? logoHeight + gap : 0)
  const barTop = nameTop + nameHeight + 10
  const line = (markup: string, y: number) => `<g transform="translate(${words.left} ${y})">${markup}</g>`
  const nameLines = name.outlines.map(({ markup }, at) => line(markup, nameTop + name.size * (0.86 + at * lineHeight)))
  const headingLines = heading.outlines.map(({ markup }, at) =>
    line(markup, barTop + gap + heading.size * (0.8 + at * 1.35)),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect x="${picture.left}" width="${picture.width}" height="${size.height}" fill="${colors.tint}"/><g fill="${colors.ink}">${nameLines.join('')}</g><rect x="${words.left}" y="${barTop}" width="112" height="10" rx="5" fill="${look.accent ?? usualAccent}"/><g fill="${colors.soft}">${headingLines.join('')}</g></svg>`
}

/** A part of the icon that stays free, because phones cut icons into their own shapes. */
const rim = { any: 0.06, maskable: 0.22 }

/** Draws the logo as a square icon. Returns undefined if it is gone or too many pictures wait. */
export async function drawIcon(app: Pick<App, 'images'>, logo: string, side: number, purpose: keyof typeof rim) {
  const [{ paper }, original] = await Promise.all([palette(), stored(app, logo)])
  if (!original) return undefined
  const margin = Math.round(side * rim[purpose])
  const inner = side - 2 * margin
  const drawn = await enqueuePictureWork(async () =>
    sharp(
      await sharp(original).resize({ width: inner, height: inner, fit: 'contain', background: paper }).png().toBuffer(),
    )
      .flatten({ background: paper })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: paper })
      .png()
      .toBuffer(),
  )
  return drawn.ok ? drawn.result : undefined
}
