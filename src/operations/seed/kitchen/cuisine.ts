import type { Template } from '../fill.ts'

/** What the same dish takes on in different kitchens. Lines are those of an ingredient list, with choices. */
export interface Cuisine {
  name: string
  /** Words of titles: a country, a region, a city. */
  titles: ReadonlyArray<string>
  fat: Template
  aromatics: ReadonlyArray<Template>
  spices: ReadonlyArray<Template>
  /** What is poured in: stock, tomatoes, coconut milk. */
  liquids: ReadonlyArray<Template>
  herbs: ReadonlyArray<Template>
  acid: Template
  /** What it is served with. */
  sides: ReadonlyArray<string>
  /** A word of the title, and the line that makes it true. */
  flavours: ReadonlyArray<readonly [title: string, line: Template]>
}
