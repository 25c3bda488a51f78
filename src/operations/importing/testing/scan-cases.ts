import { makePdf } from '../../../importer/testing/make-pdf.ts'
import {
  appleCake,
  beanSalad,
  leekSoup,
  onionTart,
  type PageRecipe,
  toffeePears,
} from '../../../importer/testing/page-recipes.ts'
import { sharp } from '../../pictures/picture-work.ts'
import type { RecipeFile } from '../read-recipe-file.ts'
import {
  columnsPage,
  handwriting,
  ingredientsOf,
  photograph,
  photographOnTable,
  recipePage,
  stepsOf,
  textPage,
  titleOf,
} from './make-scan.ts'

export interface ScanCase {
  name: string
  files: ReadonlyArray<RecipeFile>
  recipes: ReadonlyArray<PageRecipe>
}

const jpeg = async (picture: Buffer) => sharp(picture).jpeg({ quality: 85 }).toBuffer()

const one = (name: string, recipe: PageRecipe, bytes: Uint8Array, file = 'page.jpg'): ScanCase => ({
  name,
  files: [{ name: file, bytes }],
  recipes: [recipe],
})

/** Draws the pages that the recognition is measured with. */
export async function scanCases(): Promise<Array<ScanCase>> {
  const sideways = sharp(await recipePage(leekSoup)).rotate(90)
  return [
    one('print', toffeePears, await recipePage(toffeePears), 'page.png'),
    one('two columns', leekSoup, await jpeg(await columnsPage(leekSoup))),
    one('photo of a card, turned by 5 degrees', beanSalad, await photograph(await recipePage(beanSalad), 5)),
    one('scan without text layer', toffeePears, await scannedPdf([toffeePears]), 'scan.pdf'),
    one('handwriting', beanSalad, await jpeg(await recipePage(beanSalad, handwriting))),
    one('German', appleCake, await jpeg(await recipePage(appleCake))),
    one('French', onionTart, await jpeg(await recipePage(onionTart))),
    {
      name: 'three recipes in a scanned PDF',
      files: [{ name: 'scan.pdf', bytes: await scannedPdf([leekSoup, beanSalad, toffeePears]) }],
      recipes: [leekSoup, beanSalad, toffeePears],
    },
    one(
      'on its side, without EXIF',
      leekSoup,
      await jpeg(
        await sharp(await recipePage(leekSoup))
          .rotate(90)
          .toBuffer(),
      ),
    ),
    one('on a grainy table, from an angle', toffeePears, await photographOnTable(await recipePage(toffeePears))),
    one('low contrast', toffeePears, await jpeg(await recipePage(toffeePears, { ink: '#a39c92', paper: '#d8d2c6' }))),
    one('sideways, upright by EXIF', leekSoup, await sideways.withMetadata({ orientation: 8 }).jpeg().toBuffer()),
    {
      name: 'two photos of one recipe',
      files: [
        { name: '1.jpg', bytes: await jpeg(await textPage([titleOf(toffeePears), ingredientsOf(toffeePears)])) },
        { name: '2.jpg', bytes: await jpeg(await textPage([stepsOf(toffeePears)])) },
      ],
      recipes: [toffeePears],
    },
    one(
      'WebP',
      beanSalad,
      await sharp(await columnsPage(beanSalad))
        .webp()
        .toBuffer(),
      'page.webp',
    ),
  ]
}

/** Makes a PDF whose pages are pictures, as scanners do. */
export async function scannedPdf(recipes: ReadonlyArray<PageRecipe>): Promise<Uint8Array> {
  const pages = await Promise.all(recipes.map(async (recipe) => jpeg(await recipePage(recipe))))
  return makePdf((page) => {
    for (const [index, picture] of pages.entries()) {
      if (index > 0) page.addPage()
      page.image(picture, 0, 0, { width: page.page.width })
    }
  })
}
