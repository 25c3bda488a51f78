const toolGroup =
  /^(?:(?:special )?(?:equipment|tools?|utensils?|kitchen tools)|you(?:['’]ll| will) also need|(?:besonderes )?zubehör|utensilien|außerdem benötigt|küchengeräte|ustensiles?|matériel|utensilios?|utensílios|utensili|attrezzatura|materiaal|keukengerei|benodigd keukengerei|udstyr|redskaber|utstyr|redskap|utrustning|välineet|sprzęt|přibor)\b/iu

/** Patterns for kitchen tools. They must not match a food, so "sheet" alone is missing because it may be lasagna. */
const size = /^[\d\s()×x./"”-]*(?:(?:ounce|oz|inch|cm|quart|qt|cup|in|g|kg|lb|litre|liter|l)\b[\s).-]*)?/i
const tool = new RegExp(
  String.raw`^(?:[\p{L}-]+\s){0,2}(?:or (?:\p{L}+\s){0,2})?(?:` +
    String.raw`ramekins?|(?:baking|sheet|cake|loaf|roasting|muffin|bundt|frying|springform|sauce|pie|tart|grill) ?(?:pans?|trays?|sheets?|tins?|dish(?:es)?)|casserole dish|dutch oven|skillet|saucepan|mandoline?|(?:sharp|chef'?s|paring) knife|food processor|(?:immersion |hand |stand )?(?:blender|mixer)|parchment paper|(?:aluminum|aluminium|tin) foil|cooling rack|mixing bowls?|(?:candy|meat|instant[- ]read) thermometer|rolling pin|whisk|spatula|slow cooker|air fryer|instant pot|(?:pastry|piping) bag|cookie cutters?|auflaufform|springform|backform|kastenform|bakvorm` +
    String.raw`)(?:\s*\([^)]*\))?$`,
  'iu',
)

export function isToolGroup(heading: string | null): boolean {
  return heading !== null && toolGroup.test(heading)
}

export function isTool(line: string): boolean {
  return line.length < 60 && tool.test(line.replace(size, ''))
}
