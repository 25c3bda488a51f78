import type { Content } from './contents.ts'

/** Foods that contain the same things. */
export interface FoodGroup {
  /** Contents that are always or usually in these foods. The main ingredient comes first. */
  contains?: ReadonlyArray<Content>
  /** Contents that some makers or recipes add. Diets and exclusions treat them as contained. */
  mayContain?: ReadonlyArray<Content>
  /** First names of the foods that include these. A search for "cheese" also finds feta. */
  family?: ReadonlyArray<string>
  /** Foods that these may be made of. Leaving out almonds also leaves out "mixed nuts", but not walnuts. */
  mayBe?: ReadonlyArray<string>
  /**
   * One food per line or between semicolons. Commas separate the names of one food, bars its languages, English first:
   * `egg, hen's egg | de: Ei, Eier | fr: œuf`. English plurals are understood. Write out the plurals of other
   * languages.
   */
  foods: string
}
