/** Returns the addresses of scripts, styles and drawings in a page's HTML, but not of such folders on other sites. */
export const assetsIn = (html: string): Array<string> => [
  ...new Set([...html.matchAll(/(?<![\w.-])\/assets\/(?:[\w-]+\/)?[\w.-]+\.\w+/g)].map(([address]) => address)),
]

/** Returns the drawing that takes the place of every drawing of a dish. */
export const anyDrawing = (address: string) => address.replace(/^(\/assets\/dishes-\w+\/)[\w-]+\.svg$/, '$1plate.svg')

/** Returns the name of a page's release. Every build names its list of pages by its content. */
export const releaseOf = (assets: ReadonlyArray<string>): string | undefined =>
  assets.map((address) => /\/manifest-([\w-]+)\.js$/.exec(address)?.[1]).find((name) => name !== undefined)

const storedWidth = 800

/** Returns the address of a page's main picture, in the format that every browser reads. */
export function mainPictureIn(html: string): string | undefined {
  const image = /<img[^>]*\bfetchpriority="high"[^>]*>/i.exec(html)?.[0] ?? ''
  const files = [...image.matchAll(/\/images\/[\da-f]{24}\/(\d+)\.webp/g)].map(([address, width]) => ({
    address,
    width: Number(width),
  }))
  const byWidth = files.toSorted((one, other) => one.width - other.width)
  return (byWidth.findLast(({ width }) => width <= storedWidth) ?? byWidth[0])?.address
}

/** Returns the id of a picture's file. */
export const pictureIdAt = (path: string) => /^\/images\/([\da-f]{24})\/\d+\.\w+$/.exec(path)?.[1]
