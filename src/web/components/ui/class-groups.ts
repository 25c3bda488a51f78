/** Utilities that say the same thing stand in one group: of two, the later one counts. */

const any = () => true
const arbitrary = (value: string) => value.startsWith('[')
const length = (value: string) => /^\[(?:[\d.]|calc|clamp|min|max)/.test(value)

/** Each takes any value after its name: `p-4`, `gap-[3px]`, `shadow-card` … */
const named = `
  inset inset-x inset-y top right bottom left z order
  col col-start row row-start grid-cols grid-rows basis grow shrink gap gap-x gap-y
  items justify justify-items justify-self self content place-items place-content place-self
  p px py pt pr pb pl m mx my mt mr mb ml
  w h size min-w min-h max-w max-h aspect overflow overflow-x overflow-y
  leading tracking whitespace line-clamp rounded rounded-t rounded-b shadow opacity from via to
  cursor pointer-events transition duration ease animate rotate translate-x translate-y scale scale-x scale-y
`
  .trim()
  .split(/\s+/)

const lineWidths = ['', '0', '2', length]
const lineStyles = ['solid', 'dashed', 'dotted', 'none']

export const classGroups = {
  ...Object.fromEntries(named.map((name) => [name, [{ [name]: [any] }]])),
  display: [
    'block',
    'inline-block',
    'inline',
    'flex',
    'inline-flex',
    'grid',
    'inline-grid',
    'contents',
    'flow-root',
    'hidden',
  ],
  'sr-only': ['sr-only', 'not-sr-only'],
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  decoration: ['underline', 'line-through', 'no-underline'],
  flex: [{ flex: ['1', 'auto', 'none', arbitrary] }],
  'flex-direction': [{ flex: ['row', 'col'] }],
  'flex-wrap': [{ flex: ['wrap', 'nowrap'] }],
  'text-size': [{ text: ['display', 'h1', 'h2', 'h3', 'lead', 'body', 'small', 'micro', length] }],
  'text-align': [{ text: ['left', 'center', 'right'] }],
  'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  'text-colour': [{ text: [any] }],
  'font-family': [{ font: ['display', 'text', 'mono'] }],
  'font-weight': [{ font: ['normal', 'medium', 'semibold', 'bold', arbitrary] }],
  'bg-image': [{ bg: ['none', { linear: [any] }] }],
  'bg-size': [{ bg: ['cover', 'contain'] }],
  'bg-position': [{ bg: ['center', 'top', 'bottom'] }],
  'bg-colour': [{ bg: [any] }],
  'border-collapse': ['border-collapse'],
  'border-width': [{ border: lineWidths }],
  'border-style': [{ border: lineStyles }],
  'border-colour': [{ border: [any] }],
  ...Object.fromEntries(['t', 'r', 'b', 'l'].map((side) => [`border-${side}`, [{ [`border-${side}`]: lineWidths }]])),
  'inset-ring-width': [{ 'inset-ring': lineWidths }],
  'inset-ring-colour': [{ 'inset-ring': [any] }],
  'object-fit': [{ object: ['contain', 'cover'] }],
}

/** A wider word unsays the narrower ones before it: `p-0` after `px-4`. */
export const conflictingClassGroups = {
  'line-clamp': ['display', 'overflow'],
  overflow: ['overflow-x', 'overflow-y'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  gap: ['gap-x', 'gap-y'],
  p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
  px: ['pr', 'pl'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
  mx: ['mr', 'ml'],
  my: ['mt', 'mb'],
  size: ['w', 'h'],
  rounded: ['rounded-t', 'rounded-b'],
  flex: ['basis', 'grow', 'shrink'],
  'text-size': ['leading'],
  'border-width': ['border-t', 'border-r', 'border-b', 'border-l'],
}
