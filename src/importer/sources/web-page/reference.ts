const address = /^https?:\/\/\S+$/i
const sentTo =
  /^(?:please )?(?:see|visit|view|click|go to|find|get|check|read|for) .*\b(?:recipe|instructions|directions|ingredients|page|site|website|post|blog|link|video)\b/i

/** Returns true for text that stands where a list should be, and only says where the list is. */
export const isReference = (text: string) =>
  address.test(text) || (text.length < 120 && !/\d/.test(text) && sentTo.test(text))
