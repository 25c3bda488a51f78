import type { Form } from './form.ts'
import { ovens } from './ovens.ts'
import { pans } from './pans.ts'
import { plates } from './plates.ts'
import { pots } from './pots.ts'
import { starches } from './starches.ts'
import { sweetBakes } from './sweet-bakes.ts'
import { sweetsWithoutOven } from './sweets-without-oven.ts'

export const savouryForms: ReadonlyArray<Form> = [...pots, ...starches, ...plates, ...ovens, ...pans]
export const sweetForms: ReadonlyArray<Form> = [...sweetBakes, ...sweetsWithoutOven]
