export type Scale = 'C' | 'F'

interface OvenSetting {
  fahrenheit: number
  celsius: number
  /** Null below gas mark 1 and above 9. */
  gasMark: number | null
}

/** Common oven settings. Cookbooks pair 350 °F with 180 °C, although it is 177 °C. */
const ovenSettings: ReadonlyArray<OvenSetting> = [
  { fahrenheit: 225, celsius: 110, gasMark: null },
  { fahrenheit: 250, celsius: 120, gasMark: null },
  { fahrenheit: 275, celsius: 140, gasMark: 1 },
  { fahrenheit: 300, celsius: 150, gasMark: 2 },
  { fahrenheit: 325, celsius: 160, gasMark: 3 },
  { fahrenheit: 350, celsius: 180, gasMark: 4 },
  { fahrenheit: 375, celsius: 190, gasMark: 5 },
  { fahrenheit: 400, celsius: 200, gasMark: 6 },
  { fahrenheit: 425, celsius: 220, gasMark: 7 },
  { fahrenheit: 450, celsius: 230, gasMark: 8 },
  { fahrenheit: 475, celsius: 240, gasMark: 9 },
  { fahrenheit: 500, celsius: 260, gasMark: null },
]

/** Converts between the scales, to the settings that ovens have. */
export function convertDegrees(value: number, from: Scale): number {
  const setting = ovenSettings.find(({ fahrenheit, celsius }) => (from === 'F' ? fahrenheit : celsius) === value)
  if (setting) return from === 'F' ? setting.celsius : setting.fahrenheit
  const exact = exactDegrees(value, from)
  // No dial shows 238 °F. Syrup needs each degree, and 177 °C is a converted 350 °F.
  const isOnDial = value % 5 === 0
  const step = isOnDial && (from === 'F' ? exact : value) >= 100 ? 5 : 1
  const dial = Math.round(exact / 25) * 25
  if (from === 'C' && value >= 120 && Math.abs(dial - exact) <= (isOnDial ? 7 : 1)) return dial
  return Math.round(exact / step) * step
}

/** Converts to single degrees, as cooks of syrup need them: from 235 °F on it is fudge, from 245 °F on caramel. */
export const toDegree = (value: number, from: Scale): number => Math.round(exactDegrees(value, from))

const exactDegrees = (value: number, from: Scale) => (from === 'F' ? ((value - 32) * 5) / 9 : (value * 9) / 5 + 32)

/** Returns the setting of a gas mark. Undefined for marks that no oven has. */
export const settingOfGasMark = (mark: number) => ovenSettings.find(({ gasMark }) => gasMark === mark)

export function nearestGasMark(celsius: number): number {
  let nearest = { mark: 1, difference: Infinity }
  for (const setting of ovenSettings) {
    const difference = Math.abs(setting.celsius - celsius)
    if (setting.gasMark !== null && difference < nearest.difference) nearest = { mark: setting.gasMark, difference }
  }
  return nearest.mark
}
