import type { Content } from './contents.ts'

/** Foods that contain the same things. */
export interface FoodGroup {
  /** What is always or usually in these foods, with the main ingredient first. */
  contains?: ReadonlyArray<Content>
  /** What some makers or recipes put in. Diets and exclusions treat it as contained. */
  mayContain?: ReadonlyArray<Content>
  /** Foods that include these: whoever searches for "cheese" also means feta. Named by the first name of that food. */
  family?: ReadonlyArray<string>
  /** Foods that these may be made of. Leaving out almonds also leaves out "mixed nuts", but not walnuts. */
  mayBe?: ReadonlyArray<string>
  /**
   * One food per line or between semicolons. Commas separate the names of one food, bars its languages, English first:
   * `egg, hen's egg | de: Ei, Eier | fr: œuf`. English plurals are understood; in other languages write them out.
   */
  foods: string
}
