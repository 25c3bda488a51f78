import { createRequire } from 'node:module'
import type { PageRecipe } from '../../../importer/testing/page-recipes.ts'
import { sharp } from '../../pictures/picture-work.ts'

const require = createRequire(import.meta.url)

interface Style {
  font?: string
  /** A font file, for a font that is not installed. */
  fontFile?: string
  ink?: string
  paper?: string
}

/** The font of a cook who writes by hand. */
export const handwriting: Style = {
  font: 'Caveat',
  fontFile: require.resolve('@fontsource/caveat/files/caveat-latin-400-normal.woff'),
}

const margin = 90
/** Compressing well takes longer than drawing. */
const quickly = { compressionLevel: 1 }

async function textBlock(markup: string, width: number, { font = 'DejaVu Serif', fontFile, ink = '#1c1714' }: Style) {
  const text = `<span foreground="${ink}">${markup}</span>`
  return sharp({
    text: { text, font, width, dpi: 150, rgba: true, wrap: 'word', ...(fontFile && { fontfile: fontFile }) },
  })
    .png(quickly)
    .toBuffer({ resolveWithObject: true })
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const big = (text: string) => `<span size="22pt" weight="bold">${escaped(text)}</span>`
const heading = (text: string) => `<span size="15pt" weight="bold">${escaped(text)}</span>`
const lines = (texts: ReadonlyArray<string>) => `<span size="11pt">${texts.map(escaped).join('\n')}</span>`
const paragraphs = (texts: ReadonlyArray<string>) => `<span size="11pt">${texts.map(escaped).join('\n\n')}</span>`

export const titleOf = ({ title }: PageRecipe) => big(title)
export const ingredientsOf = ({ headings, ingredients }: PageRecipe) =>
  `${heading(headings.ingredients)}\n\n${lines(ingredients)}`
export const stepsOf = ({ headings, steps }: PageRecipe) => `${heading(headings.steps)}\n\n${paragraphs(steps)}`

interface Block {
  markup: string
  left: number
  top: number
  width: number
}

/** Draws texts on a page of 1,240 x 1,754 pixels, an A5 page with 210 dots per inch. */
async function page(blocks: ReadonlyArray<Block>, style: Style) {
  const drawn = await Promise.all(
    blocks.map(async ({ markup, left, top, width }) => {
      const { data } = await textBlock(markup, width, style)
      return { input: data, left, top }
    }),
  )
  return sharp({ create: { width: 1240, height: 1754, channels: 3, background: style.paper ?? '#fdfbf7' } })
    .composite(drawn)
    .png(quickly)
    .toBuffer()
}

/** Draws a recipe in one column. */
export const recipePage = (recipe: PageRecipe, style: Style = {}) =>
  page(
    [
      {
        markup: [titleOf(recipe), ingredientsOf(recipe), stepsOf(recipe)].join('\n\n'),
        left: margin,
        top: margin,
        width: 1240 - 2 * margin,
      },
    ],
    style,
  )

/** A dish on a plate, with more colors than a colored box. */
export async function drawnDish(width: number, height: number) {
  const crumbs = Array.from({ length: 160 }, (_, index) => {
    const [x, y] = [(index * 379) % 600, (index * 613) % 400]
    const color = ['#8a3b12', '#c8742a', '#5d7d2c', '#e0a93f', '#7b1f1f', '#3d5a20'][index % 6]
    return `<circle cx="${x}" cy="${y}" r="${14 + (index % 5) * 7}" fill="${color}"/>`
  })
  const table =
    '<linearGradient id="t"><stop stop-color="#4a2f1d"/><stop offset="1" stop-color="#94663c"/></linearGradient>'
  const svg = `<svg viewBox="0 0 600 400" preserveAspectRatio="none" xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${table}<rect width="600" height="400" fill="url(#t)"/><ellipse cx="300" cy="200" rx="250" ry="170" fill="#f4efe6"/>${crumbs.join('')}</svg>`
  return sharp(Buffer.from(svg)).png(quickly).toBuffer()
}

/** Draws a recipe with something else below its text. */
export async function pageWith(recipe: PageRecipe, picture: Buffer, place: { left: number; top: number }) {
  return sharp(await recipePage(recipe))
    .composite([{ input: picture, ...place }])
    .png(quickly)
    .toBuffer()
}

/** Draws only texts, for a recipe on several pages. */
export const textPage = (markup: ReadonlyArray<string>, style: Style = {}) =>
  page([{ markup: markup.join('\n\n'), left: margin, top: margin, width: 1240 - 2 * margin }], style)

/** Draws the ingredients beside the steps. */
export const columnsPage = (recipe: PageRecipe, style: Style = {}) =>
  page(
    [
      { markup: titleOf(recipe), left: margin, top: margin, width: 1240 - 2 * margin },
      { markup: ingredientsOf(recipe), left: margin, top: 260, width: 380 },
      { markup: stepsOf(recipe), left: 560, top: 260, width: 590 },
    ],
    style,
  )

/** Photographs a page from an angle, on a table with a grain that looks like letters. */
export async function photographOnTable(picture: Buffer) {
  const noise = { type: 'gaussian', mean: 110, sigma: 30 } as const
  const table = sharp({ create: { width: 3000, height: 2250, channels: 3, background: '#7a5a3c', noise } })
  const shape: [[number, number], [number, number]] = [
    [1, 0.04],
    [0.03, 1],
  ]
  const leaning = await sharp(picture).affine(shape, { background: '#0000' }).png(quickly).toBuffer()
  const turned = await sharp(leaning)
    .rotate(-3, { background: '#0000' })
    .resize({ height: 2100 })
    .png(quickly)
    .toBuffer()
  return table
    .composite([{ input: turned, left: 600, top: 80 }])
    .jpeg({ quality: 75 })
    .toBuffer()
}

/** Photographs a page that lies askew on a dark table, with light from one side. */
export async function photograph(picture: Buffer, degrees: number) {
  const turned = await sharp(picture).rotate(degrees, { background: '#5b4636' }).png(quickly).toBuffer()
  const { width, height } = await sharp(turned).metadata()
  const shadow = `<svg width="${width}" height="${height}"><linearGradient id="a"><stop stop-color="#fff"/><stop offset="1" stop-color="#8a8378"/></linearGradient><rect width="100%" height="100%" fill="url(#a)"/></svg>`
  return sharp(turned)
    .composite([{ input: Buffer.from(shadow), blend: 'multiply' }])
    .blur(0.6)
    .jpeg({ quality: 80 })
    .toBuffer()
}
