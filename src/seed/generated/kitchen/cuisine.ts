import type { Template } from '../fill.ts'

/** How a dish varies by cuisine. Lines are ingredient lines with choices. */
export interface Cuisine {
  name: string
  /** Title words: a country, a region, a city. */
  titles: ReadonlyArray<string>
  fat: Template
  aromatics: ReadonlyArray<Template>
  spices: ReadonlyArray<Template>
  /** Stock, tomatoes, coconut milk. */
  liquids: ReadonlyArray<Template>
  herbs: ReadonlyArray<Template>
  acid: Template
  sides: ReadonlyArray<string>
  /** A title word and its ingredient line. */
  flavours: ReadonlyArray<readonly [title: string, line: Template]>
}
