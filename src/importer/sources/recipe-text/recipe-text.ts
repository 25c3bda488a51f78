import { decodeText } from '../../readers/decode-text.ts'
import { eachRecipe } from '../../readers/each-recipe.ts'
import type { RawDocument, Source } from '../../source.ts'
import { chefTap } from './chef-tap.ts'
import { labeledText } from './labeled-text.ts'
import { masterCook } from './master-cook.ts'
import { mealMaster } from './meal-master.ts'
import { rezKonv } from './rez-konv.ts'
import type { TextFormat } from './text-format.ts'

const formats: ReadonlyArray<TextFormat> = [mealMaster, rezKonv, masterCook, labeledText, chefTap]

/** Text files with a fixed layout, which often contain many recipes. Other text is read by `writtenText`. */
export const recipeText = {
  id: 'recipe-text',
  label: 'text',
  accepts: (document) => document.url === undefined && formatOf(document) !== undefined,
  async *read(document) {
    const format = formatOf(document)
    if (format) yield* eachRecipe(document, format.split(textOf(document.bytes)), (recipe) => format.read(recipe))
  },
} satisfies Source

const textOf = (bytes: Uint8Array) => decodeText(bytes).replaceAll(/\r\n?/g, '\n')

/** Bytes that tell the format: the first recipes. */
const startBytes = 50_000

function formatOf({ name, bytes }: RawDocument): TextFormat | undefined {
  const start = textOf(bytes.subarray(0, startBytes))
  return formats.find((format) => format.accepts(start, name))
}
