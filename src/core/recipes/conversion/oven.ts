/** How oven temperatures are shown. `as-units` follows the units of the amounts. */
export const ovenChoices = [
  { value: 'as-units', label: 'As the units' },
  { value: 'celsius', label: '°C' },
  { value: 'fan', label: '°C fan' },
  { value: 'fahrenheit', label: '°F' },
  { value: 'gas', label: 'Gas mark' },
] as const
export type Oven = (typeof ovenChoices)[number]['value']
