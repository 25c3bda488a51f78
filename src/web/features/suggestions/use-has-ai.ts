import { fieldsOf } from '../../../core/text/fields-of.ts'
import { useRead } from '../../browser/use-read.ts'

export const aiAddress = '/api/recipes/suggestions'

const availability = (sent: unknown) => fieldsOf(sent)['available'] === true

/** Asks if the operator has set up an AI server. */
export const useHasAi = (onAnswer: (hasAi: boolean) => void) => useRead(aiAddress, availability, onAnswer)
