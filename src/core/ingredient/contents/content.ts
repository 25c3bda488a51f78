/** What a diet may forbid. `flesh` is meat, fish, gelatin, lard and cheese that must be made with rennet. */
export type Content = 'flesh' | 'dairy' | 'egg' | 'honey' | 'gluten' | 'nut'

/**
 * Foods by what is in them, or usually is, what they are made of first: of two usual kinds the one that forbids more counts.
 * Names are separated by commas, in the singular or however they are written most.
 */
export type FoodTable = ReadonlyArray<readonly [contents: ReadonlyArray<Content>, names: string]>
