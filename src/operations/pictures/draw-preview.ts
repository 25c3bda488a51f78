import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type PlaceSetting, previewSize } from '../../core/recipes/drawing/place-setting.ts'

const web = join(import.meta.dirname, '../../web')

/** Draws a dish on its table for a link preview. */
export async function drawPreview({ drawing, table }: PlaceSetting): Promise<Buffer> {
  const [, color = ''] =
    new RegExp(`--table-${table}: (#[0-9a-f]+)`).exec(await readFile(join(web, 'styles/tokens.css'), 'utf8')) ?? []
  const [file = '', variant] = drawing.split('#')
  const drawn = withColors(await readFile(join(web, 'art/dishes', `${file}.svg`), 'utf8'), variant)
  const dish = await sharp(Buffer.from(drawn), { density: 144 }).resize({ height: previewSize.height }).toBuffer()
  const lamp = `<svg xmlns="http://www.w3.org/2000/svg" width="${previewSize.width}" height="${previewSize.height}"><defs><radialGradient id="l" cx=".28" cy=".18" r="1"><stop stop-color="white" stop-opacity=".3"/><stop offset=".5" stop-color="white" stop-opacity="0"/><stop offset="1" stop-opacity=".2"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#l)"/></svg>`
  return sharp({ create: { ...previewSize, channels: 3, background: color } })
    .composite([{ input: Buffer.from(lamp) }, { input: dish }])
    .jpeg({ quality: 84 })
    .toBuffer()
}

/** Writes the colors of a variant into a drawing, because the library reads no custom properties. */
function withColors(svg: string, variant = 'base'): string {
  const [, declared = ''] = new RegExp(`#${variant}:target~\\*{([^}]*)}`).exec(svg) ?? []
  const values = new Map([...declared.matchAll(/--(\w+):([^;]+)/g)].map(([, name = '', value = '']) => [name, value]))
  return svg.replaceAll(
    /var\(--(\w+),([^)]+)\)/g,
    (_, name: string, otherwise: string) => values.get(name) ?? otherwise,
  )
}
